import { campaignRoutes } from "#contract/points/campaigns.ts";
import { pointsChangeRoutes } from "#contract/points/changes.ts";
import { disputeRoutes } from "#contract/points/disputes.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { purchaseReceiptRoutes } from "#contract/points/receipts.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { adjustPoints } from "./adjust-points.ts";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import { changeCampaign, createCampaign, listCampaigns } from "#lambdas/points/campaigns/manage-campaigns.ts";
import { cancelPurchase } from "#lambdas/points/purchases/cancel-purchase.ts";
import { PurchasesEnv } from "#lambdas/points/env.ts";
import { getPurchase } from "#lambdas/points/purchases/get-purchase.ts";
import { listPointsChanges } from "./list-points-changes.ts";
import { listPurchases } from "#lambdas/points/purchases/list-purchases.ts";
import { readPackages } from "#lambdas/points/purchases/packages.ts";
import { listDisputes } from "#lambdas/points/reversals/list-disputes.ts";
import { openPurchases } from "#lambdas/points/purchases/open-purchases.ts";
import { quote } from "#lambdas/points/purchases/quote.ts";
import { withdrawPurchase } from "#lambdas/points/purchases/withdraw-purchase.ts";
import { savePackages } from "#lambdas/points/purchases/save-packages.ts";
import { getReceipt, openReceipt } from "#lambdas/points/purchases/show-receipt.ts";

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
    ...disputeRoutes,
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
    listDisputes: ({ query }) => listDisputes(context, query),
    listCampaigns: ({ query }) => listCampaigns(context, query),
    createCampaign: ({ caller, body }) => createCampaign(context, caller.userId, body),
    changeCampaign: ({ caller, params, body }) =>
      changeCampaign(context, caller.userId, { ...params, ...body }),
    savePackages: ({ caller, body }) => savePackages(context, caller.userId, body),
    adjustPoints: ({ caller, params, body, idempotencyKey }) =>
      adjustPoints(context, { adminId: caller.userId, idempotencyKey, ...params, ...body }),
  },
  guardSessions(env, logger, table),
);
