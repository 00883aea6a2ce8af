import type * as z from "zod";
import type { StoresEnv } from "#lambdas/stores/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Shows administrators which stores there are, lets them suspend one, lets a store say what it is, and shows everybody those that are partners. */
export const stores: FunctionRecord<z.input<typeof StoresEnv>> = {
  name: "stores",
  entry: "lambdas/stores/handler.ts",
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
