import { SendRawEmailCommand, SESClient } from "@aws-sdk/client-ses";
import type { Mail } from "#lambdas/notifications/mail/mail.ts";
import { mimeMessage } from "#lambdas/notifications/mail/mime.ts";

/** Sends mails from one address; SES adds date and message id. */
export const sesMailer = (from: string) => {
  const client = new SESClient({});
  return async (to: string, mail: Mail): Promise<void> => {
    const Data = Buffer.from(mimeMessage(mail, { from, to }));
    await client.send(new SendRawEmailCommand({ Source: from, Destinations: [to], RawMessage: { Data } }));
  };
};
