import { type FormEvent, useState } from "react";
import { Link, useRevalidator } from "react-router-dom";
import { useAuth } from "../auth/auth-provider";
import { Button } from "../ui/button";
import { TextField } from "../ui/field";
import { hasDrafts } from "./note-drafts";

/** What to do about a failure, beside the toast that the specification words in English. */
function remedy(error: Error & { status?: number }): string {
  if (error.status === 429)
    return "U heeft het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.";
  if (error.status === 400)
    return "Het e-mailadres of het wachtwoord klopt niet. Kijk of Caps Lock uit staat.";
  return "Aanmelden lukt nu niet. Kijk of u verbinding met internet heeft en probeer het opnieuw.";
}

/** The sign-in form, with a notice after the session has expired. */
export function SignInForm({ wasSignedIn }: { wasSignedIn: boolean }) {
  const { signIn } = useAuth();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const kept = hasDrafts() ? "; een notitie die u typte, blijft staan" : "";
  const notice = wasSignedIn ? `U bent afgemeld. Meld u opnieuw aan${kept}.` : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSending(true);
    setProblem(undefined);
    const { error } = await signIn(String(form.get("email")), String(form.get("password")));
    if (error) setProblem(remedy(error));
    else await revalidate();
    setSending(false);
  }

  return (
    <form method="post" onSubmit={submit} className="mt-6 flex max-w-sm flex-col gap-6">
      <TextField label="E-mailadres" name="email" type="email" autoComplete="username" />
      <TextField label="Wachtwoord" name="password" type="password" autoComplete="current-password" />
      {/* Below the fields, as the toast covers the top of a phone. */}
      <div role="alert">
        {(problem ?? notice) && (
          <p className="border-l-4 border-tile bg-tile-pale p-4">{problem ?? notice}</p>
        )}
      </div>
      <Button type="submit" disabled={sending}>
        {sending ? "Een moment..." : "Aanmelden"}
      </Button>
      <Link to="?wachtwoord" className="text-link inline-flex min-h-12 items-center">
        Wachtwoord vergeten?
      </Link>
    </form>
  );
}
