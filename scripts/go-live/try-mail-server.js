/* Asks the mail server of SMTP_HOST with the function's own code, under Deno, whether it takes mails from MAIL_FROM to MAIL_TO. */
import { domainOf } from "../../supabase/functions/_shared/email-address.ts";
import { tryMailServer } from "../../supabase/functions/send-quote-email/send.ts";

const {
  SMTP_HOST: host,
  SMTP_PORT: port,
  SMTP_USER: user,
  SMTP_PASSWORD: password,
  ...mail
} = Deno.env.toObject();
const envelope = { from: mail.MAIL_FROM, to: mail.MAIL_TO };
try {
  await tryMailServer({ host, port: Number(port), user, password, name: domainOf(envelope.from) }, envelope);
} catch (error) {
  console.log(error.message);
}
