import type * as z from "zod";
import type { SellerQuestionsEnv } from "#lambdas/checks/seller-questions/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const sellerQuestions: FunctionRecord<z.input<typeof SellerQuestionsEnv>> = {
  name: "seller-questions",
  entry: "lambdas/checks/seller-questions/handler.ts",
  errorImpact: "Buyers cannot ask sellers to show that a bike is theirs.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CHALLENGE_SECRET: resources.secrets.challenge,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.sellerQuestion]);
    table.allow(fn, ["GetItem", "ConditionCheckItem"], [partition.bike, partition.user]);
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.frameGuard]);
    table.allow(fn, ["GetItem"], [partition.listing]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["PutItem"], [partition.challenge]);
    table.allow(fn, ["UpdateItem"], [partition.quota, partition.rate]);
  },
};
