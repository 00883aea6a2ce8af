import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { StoreApplicationsEnv } from "#lambdas/shops/applications/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { companiesEnvironment } from "./companies-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

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
