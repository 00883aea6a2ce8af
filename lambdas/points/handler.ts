import { campaignRoutes } from "#contract/points/campaigns.ts";
import { pointsChangeRoutes } from "#contract/points/changes.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { purchaseReceiptRoutes } from "#contract/points/receipts.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { adjustPoints } from "./adjust-points.ts";
import { buyPoints } from "./purchases/buy-points.ts";
import { changeCampaign, createCampaign, listCampaigns } from "./campaigns/manage-campaigns.ts";
import { cancelPurchase } from "./purchases/cancel-purchase.ts";
import { PurchasesEnv } from "./env.ts";
import { getPurchase } from "./purchases/get-purchase.ts";
import { listPointsChanges } from "./list-points-changes.ts";
import { listPurchases } from "./purchases/list-purchases.ts";
import { readPackages } from "./purchases/packages.ts";
import { openPurchases } from "./purchases/open-purchases.ts";
import { quote } from "./purchases/quote.ts";
import { withdrawPurchase } from "./purchases/withdraw-purchase.ts";
import { savePackages } from "./purchases/save-packages.ts";
import { getReceipt, openReceipt } from "./purchases/show-receipt.ts";
import { system } from "#lambdas/system.ts";

const env = PurchasesEnv.parse(process.env);
const logger = loggerOf("points");
const context = openPurchases(env, logger);
const { table } = context;

export const handler = api(
  {
    ...pointsChangeRoutes,
    ...pointsRoutes,
    ...purchaseReceiptRoutes,
    ...campaignRoutes,
  },
  {
    listPointsChanges: ({ caller, query }) => listPointsChanges(context, caller.userId, query),
    listPackages: () => readPackages(table),
    quote: ({ caller, params, query }) => quote(context, caller.userId, { ...params, ...query }),
    buyPoints: ({ caller, body, idempotencyKey }) =>
      buyPoints(context, { userId: caller.userId, idempotencyKey, request: body }),
    listPurchases: ({ caller, query }) => listPurchases(context, caller.userId, query),
    getPurchase: ({ caller, params }) => getPurchase(context, caller.userId, params.purchaseId),
    cancelPurchase: ({ caller, params }) => cancelPurchase(context, caller.userId, params.purchaseId),
    withdrawPurchase: ({ caller, params, idempotencyKey }) =>
      withdrawPurchase(context, { userId: caller.userId, idempotencyKey, ...params }),
    getPurchaseReceipt: ({ caller, params }) => getReceipt(context, caller.userId, params.orderNumber),
    openPurchaseReceipt: ({ params, query, address }) =>
      openReceipt(context, { ...params, ...query, address }),
    listCampaigns: ({ query }) => listCampaigns(context, query),
    createCampaign: ({ caller, body }) => createCampaign(context, caller.userId, body),
    changeCampaign: ({ caller, params, body }) =>
      changeCampaign(context, caller.userId, { ...params, ...body }),
    savePackages: ({ caller, body }) => savePackages(context, caller.userId, body),
    adjustPoints: ({ caller, params, body, idempotencyKey }) =>
      adjustPoints(context, { adminId: caller.userId, idempotencyKey, ...params, ...body }),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger,
    assertLive: (caller, route) => assertLiveSession(table, caller, route, system.now()),
  },
);
