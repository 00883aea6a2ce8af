import { join } from "node:path";
import { createQueryService, type QueryOperation } from "#local/aws/wire/query-service.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import type { TextMessage } from "#local/aws/sns/publish.ts";
import { openRecords } from "#local/state/records.ts";
import { openAccount, type SendingAccount, AccountSettings } from "./account.ts";
import { compose } from "./compose.ts";
import { createInbox } from "./inbox.ts";
import { type MailEvent, eventsOf } from "./mail-simulator.ts";
import { mailAccess } from "./mail-rights.ts";
import { openMailbox } from "./mailbox.ts";
import { type VerifiedSenders, readOneAddress } from "./sender-policy.ts";
import { sendOperations } from "./send-operations.ts";
import { invalidCode } from "./ses-error.ts";
import type { StoredMail } from "./stored-mail.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import { members } from "./members.ts";
import * as z from "zod";
import { drain } from "#local/aws/wire/drain.ts";
import { sendJson } from "#local/aws/wire/send-json.ts";
import { comesFromElsewhere } from "#local/is-cross-origin.ts";
import { readJson } from "#local/read-json.ts";

/** Shows and changes the SES account's state, for developers and tests. */
const createAccountService = (prefix: Service["prefix"], account: SendingAccount): Service => ({
  prefix,
  handle: async (request, response) => {
    const answer = (status: number, value: object): void =>
      sendJson(response, status, value, { "cache-control": "no-store" });
    if (request.method === "GET") return answer(200, account.show());
    if (request.method !== "POST") return answer(405, { message: "Only GET and POST are served here." });
    if (comesFromElsewhere(request)) {
      await drain(request);
      return answer(403, { message: "Forbidden" });
    }
    const wanted = await readJson(request, AccountSettings);
    if (!wanted.success) return answer(400, { message: z.prettifyError(wanted.error) });
    account.set(wanted.data);
    answer(200, account.show());
  },
  close: () => Promise.resolve(),
});

/** Returns the status of the named identities; omits unknown ones, as SES does. */
const verificationAttributes =
  (account: SendingAccount): QueryOperation =>
  (form) => {
    const entries = members(form, "Identities").flatMap((identity) => {
      const state = account.stateOf(identity);
      const value = `<value><VerificationStatus>${state}</VerificationStatus></value>`;
      return state === undefined ? [] : `<entry><key>${xmlEscape(identity)}</key>${value}</entry>`;
    });
    return Promise.resolve(`<VerificationAttributes>${entries.join("")}</VerificationAttributes>`);
  };

const sendQuota =
  (account: SendingAccount): QueryOperation =>
  () => {
    const { mostADay, mostASecond, sentInADay } = account.show();
    return Promise.resolve(
      `<Max24HourSend>${mostADay}</Max24HourSend><MaxSendRate>${mostASecond}</MaxSendRate><SentLast24Hours>${sentInADay}</SentLast24Hours>`,
    );
  };

type SesOptions = {
  prefix: Service["prefix"];
  inboxPrefix: Service["prefix"];
  verifiedSenders: VerifiedSenders;
  /** The existing configuration sets; any name if undefined. */
  configurations?: readonly string[];
  /** Receives bounces and complaints, with the mail's configuration set. */
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
  account: Service;
  deliver(mail: LocalMail): Promise<void>;
  deliverText(message: TextMessage): string;
};

const accountPrefix = "/_local/ses";

// Cognito's default sender.
const defaultSender = "no-reply@verificationemail.com";

/** SNS's sender for e-mail subscriptions to a topic. */
export const topicSender = "no-reply@sns.amazonaws.com";

// A message of 10 MB grows in base64 and again in percent-encoding.
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

/**
 * Serves SES and its inbox; `deliver` and `deliverText` add messages of other local services. Closing `api`
 * closes everything.
 */
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
