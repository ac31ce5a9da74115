import type { Configuration } from "./configuration.ts";
import { noteSent } from "./deliver.ts";
import { composePhotoMail } from "./mail.ts";
import type { Outbox } from "./outbox.ts";
import { SendError, send } from "./send.ts";

/** Slow mail servers must not use up what the hosted service gives to one call. */
const maxRunMs = 20_000;

/** Mails the photographs that came after their request was mailed, all of a request in one mail. Rejects without the database. */
export async function sendLatePhotos(outbox: Outbox, configuration: Configuration): Promise<void> {
  const deadline = Date.now() + maxRunMs;
  while (Date.now() < deadline) {
    const mail = await outbox.leasePhotoMail();
    if (!mail) return;
    const photos = await outbox.unmailedPhotos(mail);
    try {
      await send(composePhotoMail(mail, photos, configuration), configuration.smtp);
    } catch (error) {
      console.error(`send-quote-email: the photographs of mail ${mail.id} are not mailed:`, error);
      // One that may have arrived is not sent again: the photographs are at /aanvragen too.
      if (!(error instanceof SendError && error.mayHaveArrived)) continue;
    }
    await noteSent(mail, photos, outbox);
  }
}
