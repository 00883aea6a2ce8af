import { KMSClient } from "@aws-sdk/client-kms";
import { companyLookupRoutes } from "#contract/store-applications/companies.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { bolagsverket } from "./companies/bolagsverket.ts";
import { lookUpCompany } from "./companies/look-up-company.ts";
import { StoreApplicationsEnv } from "./env.ts";

const env = StoreApplicationsEnv.parse(process.env);
const logger = loggerOf("store-applications");

const context = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  mac: kmsMac(new KMSClient({}), env.PERSONAL_NUMBER_MAC_KEY_ID),
  register: bolagsverket({
    url: env.COMPANY_REGISTER_URL,
    tokenUrl: env.COMPANY_REGISTER_TOKEN_URL,
    clientId: env.COMPANY_REGISTER_CLIENT_ID,
    clientSecret: env.COMPANY_REGISTER_CLIENT_SECRET,
    now: () => system.now(),
  }),
  reportTrouble: ({ reason, message }: { reason: string; message: string }) =>
    logger.error("The register of companies gave no answer that can be used", { reason, message }),
};

export const handler = api(
  companyLookupRoutes,
  { lookUpCompany: ({ body, address }) => lookUpCompany(context, body.organisationNumber, address) },
  { originSecrets: env.ORIGIN_SECRETS, logger },
);
