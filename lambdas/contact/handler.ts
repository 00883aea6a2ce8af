import { contactRoutes } from "#contract/contact.ts";
import { ContactEnv } from "#lambdas/contact/env.ts";
import { giveChallenge } from "#lambdas/contact/give-challenge.ts";
import { sendContact } from "#lambdas/contact/send-contact.ts";
import { api } from "#lambdas/http/api.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = ContactEnv.parse(process.env);
const world = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  challengeSecret: env.CHALLENGE_SECRET,
};

export const handler = api(
  contactRoutes,
  {
    getContactChallenge: ({ address }) => giveChallenge(world, address),
    sendContact: ({ body, address }) => sendContact(world, body, address),
  },
  { originSecret: env.ORIGIN_SECRET, logger: loggerOf("contact") },
);
