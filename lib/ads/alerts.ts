import type * as z from "zod";
import type { AlertsEnv } from "#lambdas/ads/alerts/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Manages alerts and shows their hits. Another function finds the hits. */
export const alerts: FunctionRecord<z.input<typeof AlertsEnv>> = {
  name: "alerts",
  entry: "lambdas/ads/alerts/handler.ts",
  errorImpact: "People can neither watch a search nor see what has come of those they watch.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.alertPlace]);
    table.allow(fn, ["BatchGetItem"], [partition.bike, partition.listing]);
    table.allow(fn, ["GetItem"], [partition.dictionary]);
  },
};
