import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { StoreApplicationsEnv } from "#lambdas/store-applications/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { companiesEnvironment } from "./companies-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Takes applications of companies that want to become stores. It takes sole traders' personal numbers, and cannot read one back. */
export const storeApplications: FunctionRecord<z.input<typeof StoreApplicationsEnv>> = {
  name: "store-applications",
  entry: "lambdas/store-applications/handler.ts",
  errorImpact: "Nobody can apply to become a store.",
  // The register of companies is given eight seconds.
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
    keys.allowEncryptingStoreNumbers(fn);
  },
};
