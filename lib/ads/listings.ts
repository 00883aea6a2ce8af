import type * as z from "zod";
import type { ListingsEnv } from "#lambdas/ads/listings/env.ts";
import { bikeIndexes, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const listings: FunctionRecord<z.input<typeof ListingsEnv>> = {
  name: "listings",
  entry: "lambdas/ads/listings/handler.ts",
  errorImpact: "Nobody can put a bike up for sale, or see the bikes that are.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "Query"], [partition.listing]);
    table.allow(fn, ["GetItem", "UpdateItem", "Query"], [partition.bike]);
    table.allow(fn, ["GetItem", "BatchGetItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["PutItem", "DeleteItem"], bikeIndexes);
    table.allow(fn, ["Query"], [partition.ad]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
  },
};
