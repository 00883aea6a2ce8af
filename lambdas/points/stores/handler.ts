import { statementRoutes } from "#contract/points/statement.ts";
import { storePointsRoutes } from "#contract/points/store-points.ts";
import { PurchasesEnv } from "#lambdas/points/env.ts";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { getPurchase } from "#lambdas/points/purchases/get-purchase.ts";
import { listPurchases } from "#lambdas/points/purchases/list-purchases.ts";
import { openPurchases } from "#lambdas/points/purchases/open-purchases.ts";
import { getReceipt } from "#lambdas/points/purchases/show-receipt.ts";
import { buyStorePoints } from "./buy-store-points.ts";
import { getStatement } from "./get-statement.ts";
import { getStorePoints } from "./get-store-points.ts";
import { activeStore } from "./own-store-now.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";

const env = PurchasesEnv.parse(process.env);
const logger = loggerOf("store-points");
const context = openPurchases(env, logger);
const { table } = context;

export const handler = api(
  { ...storePointsRoutes, ...statementRoutes },
  {
    getStorePoints: ({ caller }) => getStorePoints(context, caller),
    buyStorePoints: ({ caller, body, idempotencyKey }) =>
      buyStorePoints(context, { caller, idempotencyKey, request: body }),
    listStorePurchases: async ({ caller, query }) =>
      listPurchases(context, await ownStore(table, caller), query),
    getStorePurchase: async ({ caller, params }) =>
      getPurchase(context, await ownStore(table, caller), params.purchaseId),
    cancelStorePurchase: async ({ caller, params }) =>
      cancelPurchase(context, (await activeStore(table, caller)).storeId, params.purchaseId),
    getStorePurchaseReceipt: async ({ caller, params }) =>
      getReceipt(context, await ownStore(table, caller), params.orderNumber),
    getStatement: ({ caller, query }) => getStatement(context, caller, query),
  },
  guardSessions(env, logger, table),
);
