import { contactRoutes } from "#contract/office/contact.ts";
import { ContactEnv } from "./env.ts";
import { type ContactContext, contactForm, sendContact } from "./send-contact.ts";
import { createFormChallenge } from "#lambdas/platform/challenges/form-challenge.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = ContactEnv.parse(process.env);
const context: ContactContext = {
  system,
  table: openTable(env.TABLE_NAME, system),
  challengeSecret: env.CHALLENGE_SECRET,
};

export const handler = api(
  contactRoutes,
  {
    getContactChallenge: ({ address }) => createFormChallenge(context, contactForm, address),
    sendContact: ({ body, address }) => sendContact(context, body, address),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger: loggerOf("contact") },
);
