import type * as z from "zod";
import type { InventoryEnv } from "#lambdas/stickers/inventory/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

export const inventory: FunctionRecord<z.input<typeof InventoryEnv>> = {
  name: "inventory",
  entry: "lambdas/stickers/inventory/handler.ts",
  errorImpact: "Administrators cannot make codes or see how many stickers there are.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.user]);
    table.allow(fn, ["GetItem", "BatchGetItem", "ConditionCheckItem", "PutItem"], [partition.store]);
    table.allow(fn, ["GetItem", "BatchGetItem", "Query", "PutItem"], [partition.qr]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["BatchGetItem"], [partition.qrBatch]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.qrBatch, partition.inventory]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.idempotency]);
    table.allowQuerying(fn, [
      list.runs,
      list.rolls,
      list.codesOfRoll,
      list.codesByShortCode,
      list.codeChunks,
      list.singleCodes,
      list.inventories,
      list.inventoryChanges,
    ]);
  },
};
