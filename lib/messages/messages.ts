import type * as z from "zod";
import type { MessagesEnv } from "#lambdas/messages/conversations/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const messages: FunctionRecord<z.input<typeof MessagesEnv>> = {
  name: "messages",
  entry: "lambdas/messages/conversations/handler.ts",
  errorImpact: "Nobody can write to the owner of a bike, or read what was written to them.",
  environment: (resources) => ({ ...apiEnvironment(resources), CURSOR_SECRET: resources.secrets.cursor }),
  rights: (fn, { table }) => {
    table.allow(
      fn,
      ["BatchGetItem", "ConditionCheckItem", "DeleteItem", "GetItem", "UpdateItem"],
      [partition.user],
    );
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem", "GetItem", "PutItem"], [partition.bike]);
    table.allow(fn, ["BatchGetItem", "ConditionCheckItem", "DeleteItem", "PutItem"], [partition.block]);
    table.allow(fn, ["DeleteItem", "GetItem", "PutItem", "Query"], [partition.thread]);
    table.allow(fn, ["DeleteItem", "GetItem", "PutItem"], [partition.said]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.threadReport]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["UpdateItem"], [partition.listing, partition.quota, partition.rate]);
    table.allowQuerying(fn, [list.threadsOf]);
  },
};
