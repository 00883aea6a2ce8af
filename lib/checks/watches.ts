import type * as z from "zod";
import type { WatchesEnv } from "#lambdas/checks/watches/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Starts and ends watches. Another function finds those whose number was reported stolen. */
export const watches: FunctionRecord<z.input<typeof WatchesEnv>> = {
  name: "watches",
  entry: "lambdas/checks/watches/handler.ts",
  errorImpact: "Buyers can neither watch a frame number nor end a watch.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CODE_SECRET: resources.secrets.codes,
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem"], [partition.askedNumberWatch]);
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.numberWatch]);
    table.allow(fn, ["BatchGetItem"], [partition.frameGuard]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["PutItem"], [partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.rate]);
  },
};
