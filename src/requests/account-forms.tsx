import { type ReactNode, type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { staffClient } from "../lib/staff-client.ts";
import type { AuthError, VerifyTokenHashParams } from "../lib/supabase.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Notice } from "./notice.tsx";
import { problemOf, problems } from "./problems.ts";
import { TextLink } from "./text-link.tsx";

const mailSentence =
  "Hoort bij dit adres een account, dan krijgt u binnen enkele minuten een mail met een link. Kijk ook bij de ongewenste mail.";

const passwordSentence = "Het e-mailadres of het wachtwoord klopt niet. Kijk of Caps Lock uit staat.";

const linkSentence = "Die link is verlopen of al gebruikt. Vraag bij het aanmelden een nieuwe.";

/** The sentence for each error code of Auth: https://supabase.com/docs/guides/auth/debugging/error-codes */
const refusals: Record<string, string> = {
  over_request_rate_limit:
    "U heeft het te vaak geprobeerd. Wacht een paar minuten en probeer het dan opnieuw.",
  over_email_send_rate_limit:
    "Er is net al een mail met een link gevraagd. Kijk ook bij de ongewenste mail. Komt hij niet, vraag er dan over een uur nog een.",
  validation_failed: "Dit e-mailadres klopt niet. Kijk of u geen letter vergat.",
  weak_password: "Dit wachtwoord is te kort of te makkelijk te raden. Kies een langer.",
  same_password: "Dit is uw oude wachtwoord. Kies een ander.",
};

/** The message about an error. `refusal` is the message when Auth refuses with a code that `refusals` lacks. */
function explain(error: AuthError, refusal?: string): string {
  const { status = 0, code = "" } = error;
  const sentence = refusals[code];
  if (sentence) return sentence;
  if (refusal && status >= 400 && status < 500) return refusal;
  return problems[problemOf(error)];
}

/** A form about an account. It shows the message that `send` resolves with. */
function AccountForm({
  title,
  notice,
  send,
  button,
  alternative,
  children,
}: {
  title: string;
  notice?: string;
  send: (form: FormData) => Promise<string | undefined>;
  button: string;
  alternative: ReactNode;
  children: ReactNode;
}) {
  const [answer, setAnswer] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    setSending(true);
    setAnswer(undefined);
    setAnswer(await send(form).catch(() => problems.noConnection));
    setSending(false);
  }

  return (
    <>
      <h1 className="text-heading">{title}</h1>
      <form method="post" onSubmit={submit} className="mt-6 flex max-w-sm flex-col gap-6">
        {children}
        <Notice role="alert">{answer ?? notice}</Notice>
        <Button type="submit" disabled={isSending}>
          <span>{isSending ? "Een moment..." : button}</span>
        </Button>
        {alternative}
      </form>
    </>
  );
}

/** The form to sign in. Its second button asks for a mail with a link to a new password. */
export function SignInForm({ wasSignedIn }: { wasSignedIn: boolean }) {
  async function send(form: FormData) {
    const email = String(form.get("email"));
    const isForgotten = form.has("forgotten");
    if (isForgotten && !email) return "Vul eerst uw e-mailadres in.";
    const { auth } = await staffClient();
    if (isForgotten) {
      const { error } = await auth.resetPasswordForEmail(email);
      return error ? explain(error) : mailSentence;
    }
    const { error } = await auth.signInWithPassword({ email, password: String(form.get("password")) });
    if (error) return explain(error, passwordSentence);
  }

  return (
    <AccountForm
      title="Aanvragen"
      notice={wasSignedIn ? problems.noSession : undefined}
      send={send}
      button="Aanmelden"
      alternative={
        <button type="submit" name="forgotten" formNoValidate className="text-link min-h-12 self-start">
          Wachtwoord vergeten?
        </button>
      }
    >
      <TextField label="E-mailadres" name="email" type="email" autoComplete="username" />
      <TextField label="Wachtwoord" name="password" type="password" autoComplete="current-password" />
    </AccountForm>
  );
}

/**
 * The form behind the link in the mail about a new password. Only the button uses up the link, because mail scanners
 * open the page too (https://github.com/supabase/auth/issues/713).
 */
export function NewPasswordForm({ token }: { token: VerifyTokenHashParams }) {
  const [isVerified, setVerified] = useState(false);
  const navigate = useNavigate();

  async function send(form: FormData) {
    const { auth } = await staffClient();
    if (!isVerified) {
      const { error } = await auth.verifyOtp(token);
      if (error) return explain(error, linkSentence);
      setVerified(true);
    }
    const { error } = await auth.updateUser({ password: String(form.get("password")) });
    if (error) return explain(error, linkSentence);
    await navigate(".", { replace: true });
  }

  return (
    <AccountForm
      title="Kies een wachtwoord"
      send={send}
      button="Wachtwoord bewaren"
      alternative={<TextLink to=".">Naar het aanmelden</TextLink>}
    >
      <p>Kies een lang wachtwoord, zoals vier losse woorden. Daarna ziet u de aanvragen.</p>
      {/* This length is minimum_password_length in supabase/config.toml. */}
      <TextField
        label="Nieuw wachtwoord"
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={8}
      />
    </AccountForm>
  );
}
