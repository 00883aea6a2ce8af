import { KMSClient } from "@aws-sdk/client-kms";
import { storeApplicationRoutes } from "#contract/shops/applications/applications.ts";
import { companyLookupRoutes } from "#contract/shops/applications/companies.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { kmsCipher } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { answerApplication } from "#lambdas/shops/applications/applications/answer-application.ts";
import { applyAsStore } from "#lambdas/shops/applications/applications/apply-as-store.ts";
import { readApplication } from "#lambdas/shops/applications/applications/follow-application.ts";
import { withdrawApplication } from "#lambdas/shops/applications/applications/withdraw-application.ts";
import type { ApplicationsContext } from "./applications-context.ts";
import { lookUpCompany } from "#lambdas/shops/applications/companies/look-up-company.ts";
import { openCompanies } from "#lambdas/shops/applications/companies/open-companies.ts";
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
    answerStoreApplication: ({ body }) => answerApplication(context, body),
    withdrawStoreApplication: ({ body }) => withdrawApplication(context, body.token),
  },
  { originSecrets: env.ORIGIN_SECRETS, logger },
);
