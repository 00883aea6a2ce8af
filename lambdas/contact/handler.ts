import { contactRoutes } from "#contract/contact.ts";
import { ContactEnv } from "#lambdas/contact/env.ts";
import { type ContactContext, contactForm, sendContact } from "#lambdas/contact/send-contact.ts";
import { giveFormChallenge } from "#lambdas/shared/challenges/form-challenge.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = ContactEnv.parse(process.env);
const context: ContactContext = {
  system,
  table: openTable(env.TABLE_NAME, system),
  challengeSecret: env.CHALLENGE_SECRET,
};

export const handler = api(
  contactRoutes,
  {
    getContactChallenge: ({ address }) => giveFormChallenge(context, contactForm, address),
    sendContact: ({ body, address }) => sendContact(context, body, address),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger: loggerOf("contact") },
);
