import { KMSClient } from "@aws-sdk/client-kms";
import { storeApplicationRoutes } from "#contract/store-applications/applications.ts";
import { companyLookupRoutes } from "#contract/store-applications/companies.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { kmsCipher } from "#lambdas/shared/tokens/personal-numbers.ts";
import { system } from "#lambdas/system.ts";
import { applyAsStore } from "./applications/apply-as-store.ts";
import { readApplication } from "./applications/follow-application.ts";
import { withdrawApplication } from "./applications/withdraw-application.ts";
import type { ApplicationsContext } from "./applications-context.ts";
import { lookUpCompany } from "./companies/look-up-company.ts";
import { openCompanies } from "./companies/open-companies.ts";
import { StoreApplicationsEnv } from "./env.ts";

const env = StoreApplicationsEnv.parse(process.env);
const logger = loggerOf("store-applications");
const kms = new KMSClient({});

const context: ApplicationsContext = {
  ...system,
  ...openCompanies(env, kms, logger),
  cipher: kmsCipher(kms, env.PERSONAL_NUMBER_KEY_ID, "storeId"),
  codeSecret: env.CODE_SECRET,
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
