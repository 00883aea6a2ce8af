import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";
import { storeOrderRoutes } from "#contract/stickers/orders/store-orders.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { cancelAnyOrder } from "#lambdas/stickers/orders/admin/cancel-any-order.ts";
import { countOrders } from "#lambdas/stickers/orders/admin/count-orders.ts";
import { listOrderCodes } from "#lambdas/stickers/orders/admin/list-order-codes.ts";
import { listOrders } from "#lambdas/stickers/orders/admin/list-orders.ts";
import {
  linkOrderCode,
  makeOrderCodes,
  unlinkOrderCode,
} from "#lambdas/stickers/orders/admin/order-codes.ts";
import { overrideOrderState, takeOrderStep } from "#lambdas/stickers/orders/admin/order-steps.ts";
import { showOrder } from "#lambdas/stickers/orders/admin/show-order.ts";
import { OrdersEnv } from "./env.ts";
import type { OrdersContext } from "./orders-context.ts";
import { readOrder } from "./read-order.ts";
import { listStickerOrders } from "#lambdas/stickers/orders/stickers/list-sticker-orders.ts";
import { orderStickers } from "#lambdas/stickers/orders/stickers/order-stickers.ts";
import {
  cancelStickerOrder,
  receiveStickerOrder,
} from "#lambdas/stickers/orders/stickers/own-sticker-orders.ts";
import {
  cancelStoreOrder,
  listStoreOrders,
  placeStoreOrder,
  receiveStoreOrder,
} from "#lambdas/stickers/orders/stores/store-orders.ts";
import { system } from "#lambdas/platform/system.ts";

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
    cancelStoreOrder: ({ caller, params }) => cancelStoreOrder(context, { caller, ...params }),
    receiveStoreOrder: ({ caller, params }) => receiveStoreOrder(context, { caller, ...params }),
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
  guardSessions(env, loggerOf("orders"), table),
);
