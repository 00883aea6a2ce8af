import type { KMSClient } from "@aws-sdk/client-kms";
import type { Logger } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import type { CompaniesEnv } from "../env.ts";
import { bolagsverket } from "./bolagsverket.ts";
import type { CompaniesContext } from "./find-company.ts";

/** The register of companies, as the environment says where it is. */
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
    logger.error("The register of companies gave no answer that can be used", { reason, message }),
});
