/* Logs in at the mail server of SMTP_HOST with the function's own code, under Deno. Sends nothing. */
import { tryMailServer } from "../../supabase/functions/send-quote-email/send.ts";

const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASSWORD: password } = Deno.env.toObject();
try {
  await tryMailServer({ host, port: Number(port), user, password });
} catch (error) {
  console.log(error.message);
}
