import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAuth } from "../auth/auth-provider";
import { staffClient } from "../lib/supabase";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { Notice } from "./notice";
import type { Wanted } from "./request-address";
import { problemOf, problems } from "./request-words";
import { TextLink } from "./text-link";

const asked =
  "Hoort bij dit adres een account, dan krijgt u binnen enkele minuten een mail met een link. Kijk ook bij de ongewenste mail.";
const used = "Die link is verlopen of al gebruikt.";
const refusals: Record<string, string> = {
  weak_password: "Dit wachtwoord is te kort of te makkelijk te raden. Kies een langer.",
  same_password: "Dit is uw oude wachtwoord. Kies een ander.",
};

/** minimum_password_length in supabase/config.toml. */
const minLength = 8;

const isRefusal = ({ status = 0 }: { status?: number }) => status >= 400 && status < 500;

/** Only the press of the button uses the link up: scanners of mail open it too (https://github.com/supabase/auth/issues/713). */
export function PasswordForm({ token }: { token: Wanted["token"] }) {
  const { verifyLink } = useAuth();
  const [answer, setAnswer] = useState("");
  const [isVerified, setVerified] = useState(false);
  const navigate = useNavigate();

  async function ask(email: string) {
    const { error } = await (await staffClient()).auth.resetPasswordForEmail(email);
    return error && !isRefusal(error) ? problems[problemOf(error)] : asked;
  }

  async function choose(password: string, link: NonNullable<Wanted["token"]>) {
    if (!isVerified) {
      const { error } = await verifyLink(link);
      if (error) return isRefusal(error) ? used : problems[problemOf(error)];
      setVerified(true);
    }
    const { error } = await (await staffClient()).auth.updateUser({ password });
    if (error) return refusals[error.code ?? ""] ?? problems[problemOf(error)];
    await navigate(".", { replace: true });
    return "";
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswer("");
    const value = String(new FormData(event.currentTarget).get("value"));
    setAnswer(await (token ? choose(value, token) : ask(value)).catch(() => problems.offline));
  }

  const field = token
    ? ({ label: "Nieuw wachtwoord", type: "password", autoComplete: "new-password", minLength } as const)
    : ({ label: "E-mailadres", type: "email", autoComplete: "username" } as const);
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex max-w-sm flex-col gap-6">
      <h1 className="text-heading">
        {token?.type === "invite" ? "Kies een wachtwoord" : "Nieuw wachtwoord"}
      </h1>
      <p>
        {token
          ? "Kies een lang wachtwoord, zoals vier losse woorden. Daarna ziet u de aanvragen."
          : "U krijgt een mail met een link. Daar kiest u een nieuw wachtwoord."}
      </p>
      <TextField name="value" {...field} />
      <Notice role="alert">{answer}</Notice>
      <Button type="submit">{token ? "Wachtwoord bewaren" : "Mail mij een link"}</Button>
      {answer === used && (
        <TextLink to="?wachtwoord" replace>
          Vraag een nieuwe link
        </TextLink>
      )}
    </form>
  );
}
