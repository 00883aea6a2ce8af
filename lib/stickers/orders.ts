import type * as z from "zod";
import type { OrdersEnv } from "#lambdas/stickers/orders/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

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
