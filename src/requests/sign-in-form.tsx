import { type FormEvent, useState } from "react";
import { useAuth } from "../auth/auth-provider";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { hasDrafts } from "./line-drafts";
import { Notice } from "./notice";
import { problemOf, problems } from "./request-words";
import { TextLink } from "./text-link";

/** What to do about a failure, beside the toast that the specification words in English. */
function remedy(error: Error & { status?: number }): string {
  if (error.status === 429)
    return "U heeft het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.";
  if (error.status === 400)
    return "Het e-mailadres of het wachtwoord klopt niet. Kijk of Caps Lock uit staat.";
  return `Aanmelden lukt nu niet. ${problems[problemOf(error)]}`;
}

/** The sign-in form, with a notice after the session has expired. On a phone the toast has room above it. */
export function SignInForm({ wasSignedIn }: { wasSignedIn: boolean }) {
  const { signIn } = useAuth();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const kept = wasSignedIn && hasDrafts() ? "; een notitie die u typte, blijft staan" : "";
  const notice = wasSignedIn ? `U bent afgemeld. Meld u opnieuw aan${kept}.` : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setProblem(undefined);
    const { error } = await signIn(String(form.get("email")), String(form.get("password")));
    if (error) setProblem(remedy(error));
    setSending(false);
  }

  return (
    <form method="post" onSubmit={submit} className="mt-16 flex max-w-sm flex-col gap-6">
      <TextField label="E-mailadres" name="email" type="email" autoComplete="username" />
      <TextField label="Wachtwoord" name="password" type="password" autoComplete="current-password" />
      <Notice role="alert">{problem ?? notice}</Notice>
      <Button type="submit" disabled={sending}>
        <span>{sending ? "Een moment..." : "Aanmelden"}</span>
      </Button>
      <TextLink to="?wachtwoord">Wachtwoord vergeten?</TextLink>
    </form>
  );
}
