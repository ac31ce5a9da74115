/* Runs under Deno. Asks SMTP_HOST whether it takes mails from MAIL_FROM to MAIL_TO. Prints the error, if any. */
import { domainOf } from "../../supabase/functions/_shared/email-address.ts";
import { tryMailServer } from "../../supabase/functions/send-quote-email/send.ts";

const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = Deno.env.toObject();
const { MAIL_FROM: from, MAIL_TO: to } = Deno.env.toObject();
try {
  await tryMailServer({ host, port: Number(port), user, password, name: domainOf(from) }, { from, to });
} catch ({ code, message }) {
  console.log(JSON.stringify({ code, message }));
}
