import { SendRawEmailCommand, SESClient } from "@aws-sdk/client-ses";
import type { WrittenMail } from "#lambdas/mail/mail.ts";
import { mimeMessage } from "#lambdas/mail/mime.ts";

/** Sends mails from one address, under the rules of `ConfigurationSetName`; SES adds date and message id. */
export const sesMailer = (from: string, ConfigurationSetName: string) => {
  const client = new SESClient({});
  return async (to: string, mail: WrittenMail): Promise<void> => {
    const Data = Buffer.from(mimeMessage(mail, { from, to }));
    await client.send(
      new SendRawEmailCommand({
        Source: from,
        Destinations: [to],
        RawMessage: { Data },
        ConfigurationSetName,
      }),
    );
  };
};
