import { stickerOrderRoutes } from "#contract/orders/sticker-orders.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { OrdersEnv } from "./env.ts";
import type { OrdersContext } from "./orders-context.ts";
import { cancelAnyStickerOrder, cancelStickerOrder } from "./stickers/cancel-sticker-order.ts";
import { listAllStickerOrders, listStickerOrders } from "./stickers/list-sticker-orders.ts";
import { orderStickers } from "./stickers/order-stickers.ts";
import { system } from "#lambdas/system.ts";

const env = OrdersEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const context: OrdersContext = { table, system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  stickerOrderRoutes,
  {
    orderStickers: ({ caller, body, idempotencyKey }) =>
      orderStickers(context, { userId: caller.userId, idempotencyKey, request: body }),
    listStickerOrders: ({ caller, query }) => listStickerOrders(context, caller.userId, query),
    cancelStickerOrder: ({ caller, params }) =>
      cancelStickerOrder(context, { userId: caller.userId, ...params }),
    listAllStickerOrders: ({ query }) => listAllStickerOrders(context, query),
    cancelAnyStickerOrder: ({ caller, params, body }) =>
      cancelAnyStickerOrder(context, caller.userId, { ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("orders"),
    assertLive: (caller, route) => assertLiveSession(table, caller, route, system.now()),
  },
);
