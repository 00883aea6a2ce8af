import { adminOrderRoutes } from "#contract/orders/admin-orders.ts";
import { stickerOrderRoutes } from "#contract/orders/sticker-orders.ts";
import { storeOrderRoutes } from "#contract/orders/store-orders.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { cancelAnyOrder } from "./admin/cancel-any-order.ts";
import { countOrders } from "./admin/count-orders.ts";
import { listOrderCodes } from "./admin/list-order-codes.ts";
import { listOrders } from "./admin/list-orders.ts";
import { linkOrderCode, makeOrderCodes, unlinkOrderCode } from "./admin/order-codes.ts";
import { overrideOrderState, takeOrderStep } from "./admin/order-steps.ts";
import { showOrder } from "./admin/show-order.ts";
import { OrdersEnv } from "./env.ts";
import type { OrdersContext } from "./orders-context.ts";
import { readOrder } from "./read-order.ts";
import { listStickerOrders } from "./stickers/list-sticker-orders.ts";
import { orderStickers } from "./stickers/order-stickers.ts";
import { cancelStickerOrder, receiveStickerOrder } from "./stickers/own-sticker-orders.ts";
import { listStoreOrders, placeStoreOrder } from "./stores/store-orders.ts";
import { system } from "#lambdas/system.ts";

const env = OrdersEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);
const context: OrdersContext = { table, system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  { ...stickerOrderRoutes, ...storeOrderRoutes, ...adminOrderRoutes },
  {
    orderStickers: ({ caller, body, idempotencyKey }) =>
      orderStickers(context, { userId: caller.userId, idempotencyKey, request: body }),
    listStickerOrders: ({ caller, query }) => listStickerOrders(context, caller.userId, query),
    cancelStickerOrder: ({ caller, params }) =>
      cancelStickerOrder(context, { userId: caller.userId, ...params }),
    receiveStickerOrder: ({ caller, params }) =>
      receiveStickerOrder(context, { userId: caller.userId, ...params }),
    placeStoreOrder: ({ caller, body, idempotencyKey }) =>
      placeStoreOrder(context, { caller, idempotencyKey, request: body }),
    listStoreOrders: ({ caller, query }) => listStoreOrders(context, caller, query),
    listOrders: ({ query }) => listOrders(context, query),
    countOrders: () => countOrders(context),
    getOrder: async ({ params }) => showOrder(await readOrder(table, params.orderNumber)),
    listOrderCodes: ({ params, query }) => listOrderCodes(context, { ...params, ...query }),
    makeOrderCodes: ({ caller, params }) => makeOrderCodes(context, { adminId: caller.userId, ...params }),
    linkOrderCode: ({ caller, params }) => linkOrderCode(context, { adminId: caller.userId, ...params }),
    unlinkOrderCode: ({ caller, params }) => unlinkOrderCode(context, { adminId: caller.userId, ...params }),
    takeOrderStep: ({ caller, params }) => takeOrderStep(context, { adminId: caller.userId, ...params }),
    cancelOrder: ({ caller, params, body }) =>
      cancelAnyOrder(context, { adminId: caller.userId, ...params, ...body }),
    overrideOrderState: ({ caller, params, body }) =>
      overrideOrderState(context, { adminId: caller.userId, ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("orders"),
    assertLive: (caller, route) => assertLiveSession(table, caller, route, system.now()),
  },
);
