import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { Resources } from "#lib/platform/resources.ts";
import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { StoreApplicationsEnv, StoreDecisionsEnv } from "#lambdas/shops/applications/env.ts";
import { partition, list } from "#lambdas/platform/table/partitions.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";

/** Without settings, the local site stands in for the company register. */
const companiesEnvironment = (resources: Resources) => {
  const { settings } = resources.defaults;
  const standIn = `${resources.siteOrigin}/_local/company-register`;
  return {
    ...apiEnvironment(resources),
    PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
    COMPANY_REGISTER_URL: settings.companyRegisterUrl ?? `${standIn}/vardefulla-datamangder/v1`,
    COMPANY_REGISTER_TOKEN_URL: settings.companyRegisterTokenUrl ?? `${standIn}/oauth2/token`,
    COMPANY_REGISTER_CLIENT_ID: resources.secrets.companyRegister.clientId,
    COMPANY_REGISTER_CLIENT_SECRET: resources.secrets.companyRegister.clientSecret,
  };
};

/** It can encrypt sole traders' personal numbers, but not read them back. */
export const storeApplications: FunctionRecord<z.input<typeof StoreApplicationsEnv>> = {
  name: "store-applications",
  entry: "lambdas/shops/applications/handler.ts",
  errorImpact: "Nobody can apply to become a store.",
  // The company register may take eight seconds.
  timeout: Duration.seconds(20),
  environment: (resources) => ({
    ...companiesEnvironment(resources),
    CODE_SECRET: resources.secrets.codes,
  }),
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.company]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.storeApplication]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    keys.allowEncryptingStoreNumbers(fn);
  },
};

/** Kept apart from the public `storeApplications` because it may create accounts. */
export const storeDecisions: FunctionRecord<z.input<typeof StoreDecisionsEnv>> = {
  name: "store-decisions",
  entry: "lambdas/shops/applications/decisions/handler.ts",
  errorImpact: "Administrators cannot answer those who want to become a store.",
  // The company register may take eight seconds.
  timeout: Duration.seconds(20),
  environment: (resources) => ({
    ...companiesEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    USER_POOL_ID: resources.accounts.pool.userPoolId,
  }),
  rights: (fn, { table, keys, accounts }) => {
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "Query"], [partition.company]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.storeApplication]);
    table.allow(fn, ["PutItem"], [partition.store, partition.order, partition.audit]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.user]);
    table.allow(fn, ["UpdateItem"], [partition.rate, partition.orderCounts]);
    table.allow(fn, ["GetItem", "DeleteItem"], [partition.caseClaim]);
    table.allowQuerying(fn, [list.storeApplications]);
    keys.allowDecryptingStoreNumbers(fn);
    fn.allow(
      new PolicyStatement({
        actions: [
          "cognito-idp:AdminAddUserToGroup",
          "cognito-idp:AdminCreateUser",
          "cognito-idp:AdminGetUser",
        ],
        resources: [accounts.pool.userPoolArn],
      }),
    );
  },
};
