import type { KMSClient } from "@aws-sdk/client-kms";
import type { Logger } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { kmsMac } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import type { CompaniesEnv } from "#lambdas/shops/applications/env.ts";
import { bolagsverket } from "./bolagsverket.ts";
import type { CompaniesContext } from "./find-company.ts";

export const openCompanies = (env: CompaniesEnv, kms: KMSClient, logger: Logger): CompaniesContext => ({
  now: () => system.now(),
  table: openTable(env.TABLE_NAME, system),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
  register: bolagsverket({
    url: env.COMPANY_REGISTER_URL,
    tokenUrl: env.COMPANY_REGISTER_TOKEN_URL,
    clientId: env.COMPANY_REGISTER_CLIENT_ID,
    clientSecret: env.COMPANY_REGISTER_CLIENT_SECRET,
    now: () => system.now(),
  }),
  reportTrouble: ({ reason, message }) =>
    logger.error("The company register gave no usable answer", { reason, message }),
});
