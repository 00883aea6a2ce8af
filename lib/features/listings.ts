import type * as z from "zod";
import type { ListingsEnv } from "#lambdas/listings/env.ts";
import { listing as lists, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Puts bikes up for sale, and shows them to everybody. */
export const listings: FunctionRecord<z.input<typeof ListingsEnv>> = {
  name: "listings",
  entry: "lambdas/listings/handler.ts",
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
    table.allow(fn, ["PutItem", "DeleteItem"], lists);
    table.allow(fn, ["Query"], [partition.ad]);
  },
};
