import type * as z from "zod";
import type { InventoryEnv } from "#lambdas/stickers/inventory/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import type { OrdersEnv } from "#lambdas/stickers/orders/env.ts";
import type { ApiEnv } from "#lambdas/platform/http/env.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

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

export const orders: FunctionRecord<z.input<typeof OrdersEnv>> = {
  name: "orders",
  entry: "lambdas/stickers/orders/handler.ts",
  errorImpact: "People cannot order stickers, and orders cannot be packed or sent.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table }) => {
    table.allow(
      fn,
      ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem", "Query"],
      [partition.user, partition.store],
    );
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.idempotency]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.order]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.orderCounts]);
    table.allow(fn, ["PutItem"], [partition.audit]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem", "ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["GetItem", "BatchGetItem", "PutItem", "UpdateItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["PutItem", "UpdateItem"], [partition.inventory]);
    table.allowQuerying(fn, [list.orders, list.ordersInState, list.codesOfRoll]);
  },
};

/** Serves the public pages of codes, and lets owners manage their bikes' codes. */
export const qr: FunctionRecord<z.input<typeof ApiEnv>> = {
  name: "qr",
  entry: "lambdas/stickers/scans/handler.ts",
  errorImpact: "Scanning a bike's code shows an error, and nobody can link a sticker.",
  environment: apiEnvironment,
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.qr]);
    table.allow(
      fn,
      ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.bike],
    );
    table.allow(fn, ["GetItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem"], [partition.store]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["UpdateItem"], [partition.inventory, partition.rate]);
  },
};

/** Recounts stickers nightly, activates rolls, and notifies customers and stores of late orders. */
export const checkStickers = nightlyProof({
  name: "check-stickers",
  entry: "lambdas/stickers/check-stickers.job.ts",
  errorImpact:
    "Tonight stickers were not counted, rolls were not activated, and customers were not told that their orders are late.",
  schedule: "CheckStickers",
  at: { hour: "4", minute: "10" },
  description: "Recounts stickers by their codes, activates rolls, and notifies of late orders",
  faults: [
    {
      alarm: "StockMismatchAlarm",
      metricName: "StockMismatch",
      impact:
        "A stock of stickers differed from the count of its codes. It has been corrected; the log says by how much.",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.inventories, list.rolls, list.codesOfRoll, list.ordersInState]);
    table.allow(fn, ["GetItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.inventory]);
    table.allow(fn, ["BatchGetItem", "Query", "UpdateItem"], [partition.store]);
    table.allow(fn, ["PutItem", "UpdateItem"], [partition.user]);
  },
});
