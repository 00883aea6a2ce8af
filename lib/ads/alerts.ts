import type * as z from "zod";
import type { AlertsEnv } from "#lambdas/ads/alerts/env.ts";
import { partition, list } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

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

/** Writes everybody's daily digest in the morning; the notifier mails them. */
export const alertDigests = nightlyJob({
  name: "alert-digests",
  entry: "lambdas/ads/alerts/alert-digests.job.ts",
  errorImpact: "This morning some people were not told what is new in the searches they watch.",
  schedule: "AlertDigests",
  at: { hour: "7", minute: "0" },
  description: "Tells people what is new in the searches they watch",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.dueAlertDigests]);
    table.allow(fn, ["GetItem", "Query", "PutItem", "DeleteItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem"], [partition.bike, partition.listing]);
  },
});
