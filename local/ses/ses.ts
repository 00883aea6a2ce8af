import type { CloudContext, Service } from "#local/cloud.ts";

import { compose } from "./compose.ts";
import { createInbox } from "./inbox.ts";
import { openMailbox } from "./mailbox.ts";
import type { VerifiedSenders } from "./sender-policy.ts";
import { createSesApi } from "./ses-api.ts";

type SesOptions = {
  prefix: Service["prefix"];
  inboxPrefix: Service["prefix"];
  verifiedSenders: VerifiedSenders;
};

export type LocalMail = {
  from?: string | undefined;
  to: string;
  subject: string;
  html: string;
  text: string;
};

// The address Cognito writes from where no other is configured.
const defaultSender = "no-reply@verificationemail.com";

/** Serves sending and reading of mail; `deliver` puts a mail of another local service into the inbox. Closing the API closes both. */
export const createSes = (
  context: CloudContext,
  { prefix, inboxPrefix, verifiedSenders }: SesOptions,
): { api: Service; inbox: Service; deliver(mail: LocalMail): Promise<void> } => {
  const mailbox = openMailbox(context.stateDir, context.clock);
  const api = createSesApi({ context, mailbox, verifiedSenders }, prefix);
  return {
    api: {
      ...api,
      close: () => {
        mailbox.close();
        return Promise.resolve();
      },
    },
    inbox: createInbox(mailbox, inboxPrefix),
    deliver: async ({ from = defaultSender, to, ...content }) => {
      const date = new Date(context.clock.now());
      mailbox.add(await compose({ from, to: [to], ...content, date }), [to]);
    },
  };
};
