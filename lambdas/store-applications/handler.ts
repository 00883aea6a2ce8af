import { KMSClient } from "@aws-sdk/client-kms";
import { storeApplicationRoutes } from "#contract/store-applications/applications.ts";
import { companyLookupRoutes } from "#contract/store-applications/companies.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { kmsCipher, kmsMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { applyAsStore } from "./applications/apply-as-store.ts";
import { readApplication } from "./applications/follow-application.ts";
import { withdrawApplication } from "./applications/withdraw-application.ts";
import type { ApplicationsContext } from "./applications-context.ts";
import { bolagsverket } from "./companies/bolagsverket.ts";
import { lookUpCompany } from "./companies/look-up-company.ts";
import { StoreApplicationsEnv } from "./env.ts";

const env = StoreApplicationsEnv.parse(process.env);
const logger = loggerOf("store-applications");
const kms = new KMSClient({});

const context: ApplicationsContext = {
  ...system,
  table: openTable(env.TABLE_NAME, system),
  mac: kmsMac(kms, env.PERSONAL_NUMBER_MAC_KEY_ID),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "storeId"),
  codeSecret: env.CODE_SECRET,
  register: bolagsverket({
    url: env.COMPANY_REGISTER_URL,
    tokenUrl: env.COMPANY_REGISTER_TOKEN_URL,
    clientId: env.COMPANY_REGISTER_CLIENT_ID,
    clientSecret: env.COMPANY_REGISTER_CLIENT_SECRET,
    now: () => system.now(),
  }),
  reportTrouble: ({ reason, message }) =>
    logger.error("The register of companies gave no answer that can be used", { reason, message }),
};

export const handler = api(
  { ...companyLookupRoutes, ...storeApplicationRoutes },
  {
    lookUpCompany: ({ body, address }) => lookUpCompany(context, body.organisationNumber, address),
    applyAsStore: ({ body, address, idempotencyKey }) =>
      applyAsStore(context, body, { idempotencyKey, address }),
    readStoreApplication: ({ body }) => readApplication(context, body.token),
    withdrawStoreApplication: ({ body }) => withdrawApplication(context, body.token),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger },
);
