import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { StoreApplicationsEnv } from "#lambdas/store-applications/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Takes applications of companies that want to become stores. It takes sole traders' personal numbers, and cannot read one back. */
export const storeApplications: FunctionRecord<z.input<typeof StoreApplicationsEnv>> = {
  name: "store-applications",
  entry: "lambdas/store-applications/handler.ts",
  errorImpact: "Nobody can apply to become a store.",
  // The register of companies is given eight seconds.
  timeout: Duration.seconds(20),
  environment: (resources) => {
    const { settings } = resources.defaults;
    const played = `${resources.siteOrigin}/_local/company-register`;
    return {
      ...apiEnvironment(resources),
      CODE_SECRET: resources.secrets.codes,
      PERSONAL_NUMBER_KEY_ID: resources.keys.personalNumber.keyId,
      PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
      COMPANY_REGISTER_URL: settings.companyRegisterUrl ?? `${played}/vardefulla-datamangder/v1`,
      COMPANY_REGISTER_TOKEN_URL: settings.companyRegisterTokenUrl ?? `${played}/oauth2/token`,
      COMPANY_REGISTER_CLIENT_ID: resources.secrets.companyRegister.clientId,
      COMPANY_REGISTER_CLIENT_SECRET: resources.secrets.companyRegister.clientSecret,
    };
  },
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.company]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.storeApplication]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
    keys.allowEncryptingStoreNumbers(fn);
  },
};
