import { join } from "node:path";

import { createQueryService } from "#local/aws/query-service.ts";
import type { CloudContext, Service } from "#local/cloud.ts";

import type { TextMessage } from "#local/sns/publish.ts";
import { openRecords } from "#local/state/records.ts";

import { openAccount } from "./account.ts";
import { createAccountService } from "./account-service.ts";
import { compose } from "./compose.ts";
import { createInbox } from "./inbox.ts";
import { type MailEvent, eventsOf } from "./mail-simulator.ts";
import { mailAccess } from "./mail-rights.ts";
import { openMailbox } from "./mailbox.ts";
import type { VerifiedSenders } from "./sender-policy.ts";
import { readOneAddress } from "./sender-policy.ts";
import { sendOperations } from "./send-operations.ts";
import { sendQuota, verificationAttributes } from "./verification-attributes.ts";
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
  /** What SES thinks of the account, to be seen and set. */
  account: Service;
  deliver(mail: LocalMail): Promise<void>;
  deliverText(message: TextMessage): string;
};

const accountPrefix = "/_local/ses";

// The address Cognito writes from where no other is configured.
const defaultSender = "no-reply@verificationemail.com";

/** The address SNS writes from to those who have subscribed to a topic by mail. */
export const topicSender = "no-reply@sns.amazonaws.com";

// A message of 10 MB grows in base64, and once more by percent-encoding.
const largestBody = 40 * 1024 * 1024;

const protocol = {
  service: "ses",
  namespace: "http://ses.amazonaws.com/doc/2010-12-01/",
  largestBody,
  invalidCode,
} as const;

const openKept = ({ clock, region, stateDir }: CloudContext, known: VerifiedSenders) => {
  const mailbox = openMailbox(stateDir, clock);
  const records = openRecords(stateDir === undefined ? undefined : join(stateDir, "ses", "account.sqlite"));
  const close = (): void => {
    mailbox.close();
    records.close();
  };
  return { mailbox, account: openAccount(clock, { region, known, records }), close };
};

/** Serves sending and reading of mail; `deliver` and `deliverText` put what another local service sends into the inbox. Closing the API closes both. */
export const createSes = (context: CloudContext, options: SesOptions): LocalSes => {
  const { prefix, inboxPrefix, verifiedSenders, configurations = "any", onEvent } = options;
  const { mailbox, account, close } = openKept(context, verifiedSenders);
  const sent = (mail: StoredMail, configuration: string | undefined): void => {
    for (const event of eventsOf(mail)) onEvent?.(event, configuration);
  };
  const api = createQueryService(context, {
    ...protocol,
    prefix,
    ...mailAccess(context, verifiedSenders, account),
    operations: new Map([
      ...sendOperations({ context, mailbox, account, configurations, sent }),
      ["GetIdentityVerificationAttributes", verificationAttributes(account)],
      ["GetSendQuota", sendQuota(account)],
    ]),
  });
  return {
    api: {
      ...api,
      close: () => {
        close();
        return Promise.resolve();
      },
    },
    inbox: createInbox(mailbox, inboxPrefix),
    account: createAccountService(accountPrefix, account),
    deliverText: ({ from, to, text }) => mailbox.addText(text, from, to),
    deliver: async ({ from = defaultSender, to, ...content }) => {
      if (from !== defaultSender && from !== topicSender) {
        account.check([readOneAddress(from)], [to]);
        account.spend(1);
      }
      const date = new Date(context.clock.now());
      sent(mailbox.add(await compose({ from, to: [to], ...content, date }), [to]), undefined);
    },
  };
};
