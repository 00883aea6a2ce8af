import { createQueryService } from "#local/aws/query-service.ts";
import type { CloudContext, Service } from "#local/cloud.ts";

import type { TextMessage } from "#local/sns/publish.ts";

import { compose } from "./compose.ts";
import { createInbox } from "./inbox.ts";
import { type MailEvent, eventsOf } from "./mail-simulator.ts";
import { openMailbox } from "./mailbox.ts";
import type { VerifiedSenders } from "./sender-policy.ts";
import { sendOperations } from "./send-operations.ts";
import { invalidCode } from "./ses-error.ts";
import type { StoredMail } from "./stored-mail.ts";

type SesOptions = {
  prefix: Service["prefix"];
  inboxPrefix: Service["prefix"];
  verifiedSenders: VerifiedSenders;
  /** The rules that mails can be sent under; any without. */
  configurations?: readonly string[];
  /** Hears what becomes of a mail, and under which rules it was sent. */
  onEvent?: (event: MailEvent, configuration: string | undefined) => void;
};

export type LocalMail = {
  from?: string | undefined;
  to: string;
  subject: string;
  html: string;
  text: string;
};

type LocalSes = {
  api: Service;
  inbox: Service;
  deliver(mail: LocalMail): Promise<void>;
  deliverText(message: TextMessage): string;
};

// The address Cognito writes from where no other is configured.
const defaultSender = "no-reply@verificationemail.com";

// A message of 10 MB grows in base64, and once more by percent-encoding.
const largestBody = 40 * 1024 * 1024;

/** Serves sending and reading of mail; `deliver` and `deliverText` put what another local service sends into the inbox. Closing the API closes both. */
export const createSes = (context: CloudContext, options: SesOptions): LocalSes => {
  const { prefix, inboxPrefix, verifiedSenders, configurations = "any", onEvent } = options;
  const mailbox = openMailbox(context.stateDir, context.clock);
  const sent = (mail: StoredMail, configuration: string | undefined): void => {
    for (const event of eventsOf(mail)) onEvent?.(event, configuration);
  };
  const api = createQueryService(context, {
    prefix,
    service: "ses",
    namespace: "http://ses.amazonaws.com/doc/2010-12-01/",
    largestBody,
    invalidCode,
    operations: sendOperations({ context, mailbox, verifiedSenders, configurations, sent }),
  });
  return {
    api: {
      ...api,
      close: () => {
        mailbox.close();
        return Promise.resolve();
      },
    },
    inbox: createInbox(mailbox, inboxPrefix),
    deliverText: ({ from, to, text }) => mailbox.addText(text, from, to),
    deliver: async ({ from = defaultSender, to, ...content }) => {
      const date = new Date(context.clock.now());
      sent(mailbox.add(await compose({ from, to: [to], ...content, date }), [to]), undefined);
    },
  };
};
