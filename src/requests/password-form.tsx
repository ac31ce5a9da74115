import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { staffClient } from "../lib/supabase";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";

const asked =
  "Hoort bij dit adres een account, dan krijgt u binnen enkele minuten een mail met een link. Kijk ook bij de ongewenste mail.";
const unreachable = "Dat lukt nu niet. Kijk of u verbinding met internet heeft en probeer het opnieuw.";
const refusals: Record<string, string> = {
  weak_password: "Dit wachtwoord is te kort of te makkelijk te raden. Kies een langer.",
  same_password: "Dit is uw oude wachtwoord. Kies een ander.",
};

/** Mails a recovery link; after following it, a user is signed in and chooses a new password. */
export function PasswordForm({ isSignedIn }: { isSignedIn: boolean }) {
  const { search, hash } = useLocation();
  const isExpired = !isSignedIn && (search + hash).includes("error_code=");
  const [answer, setAnswer] = useState(
    isExpired ? "Die link is verlopen of al gebruikt. Vraag een nieuwe." : "",
  );
  const navigate = useNavigate();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setAnswer("");
    const value = String(new FormData(event.currentTarget).get("value"));
    try {
      const { auth } = await staffClient();
      const redirectTo = `${window.location.origin}${window.location.pathname}?wachtwoord`;
      const { error } = await (isSignedIn
        ? auth.updateUser({ password: value })
        : auth.resetPasswordForEmail(value, { redirectTo }));
      if (error?.name === "AuthRetryableFetchError") throw error;
      if (!isSignedIn) return setAnswer(asked);
      if (error) return setAnswer(refusals[error.code ?? ""] ?? unreachable);
      await navigate(".", { replace: true });
    } catch (error) {
      console.warn("The password was not changed:", error);
      setAnswer(unreachable);
    }
  }

  const field = isSignedIn
    ? ({ label: "Nieuw wachtwoord", type: "password", autoComplete: "new-password" } as const)
    : ({ label: "E-mailadres", type: "email", autoComplete: "username" } as const);
  return (
    <form method="post" onSubmit={submit} className="mt-6 flex max-w-sm flex-col gap-6">
      <p>
        {isSignedIn
          ? "Kies een lang wachtwoord, zoals vier losse woorden."
          : "U krijgt een mail met een link."}
      </p>
      <TextField key={field.label} name="value" {...field} />
      <div role="alert">{answer && <p className="border-l-4 border-tile bg-tile-pale p-4">{answer}</p>}</div>
      <Button type="submit">{isSignedIn ? "Wachtwoord bewaren" : "Mail mij een link"}</Button>
    </form>
  );
}
