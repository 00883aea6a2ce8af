import type * as z from "zod";
import type { StoresEnv } from "#lambdas/shops/stores/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const stores: FunctionRecord<z.input<typeof StoresEnv>> = {
  name: "stores",
  entry: "lambdas/shops/stores/handler.ts",
  errorImpact: "Nobody sees the partners, and administrators cannot choose or suspend a store.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    PERSONAL_NUMBER_MAC_KEY_ID: resources.keys.personalNumberMac.keyId,
  }),
  rights: (fn, { table, keys }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(
      fn,
      ["BatchGetItem", "ConditionCheckItem", "GetItem", "PutItem", "Query", "UpdateItem"],
      [partition.store],
    );
    table.allow(fn, ["DeleteItem", "GetItem", "UpdateItem"], [partition.upload]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["Query"], [partition.company]);
    table.allowQuerying(fn, [list.stores, list.partners]);
    keys.allowComparingPersonalNumbers(fn);
  },
};
