import { SendRawEmailCommand, SESClient } from "@aws-sdk/client-ses";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import type { Mailer } from "./mail.ts";
import { mimeMessage } from "./mime.ts";

/** Sends mails from one address with an SES configuration set. SES adds date and message id. */
const sesMailer = (from: string, ConfigurationSetName: string): Mailer => {
  const client = new SESClient({});
  return async (to, mail, tags) => {
    const Data = Buffer.from(mimeMessage(mail, { from, to }));
    await client.send(
      new SendRawEmailCommand({
        Source: from,
        Destinations: [to],
        RawMessage: { Data },
        ConfigurationSetName,
        ...(tags && { Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })) }),
      }),
    );
  };
};

type MailEnv = { readonly MAIL_FROM: string; readonly MAIL_CONFIGURATION: string };

/** Without a sender address, the mailer only logs. */
export const mailerOf = ({ MAIL_FROM, MAIL_CONFIGURATION }: MailEnv, logger: Logger): Mailer =>
  MAIL_FROM === ""
    ? async () => logger.info("A mail was not sent: this stage has no mailFrom")
    : sesMailer(MAIL_FROM, MAIL_CONFIGURATION);
