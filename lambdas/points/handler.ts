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
import { PointsEnv } from "./env.ts";
import { getPurchase } from "./purchases/get-purchase.ts";
import { listPointsChanges } from "./list-points-changes.ts";
import { listPurchases } from "./purchases/list-purchases.ts";
import { readPackages } from "./purchases/packages.ts";
import type { PurchasesContext } from "./points-context.ts";
import { quote } from "./purchases/quote.ts";
import { withdrawPurchase } from "./purchases/withdraw-purchase.ts";
import { troubleReporter } from "./purchases/report-trouble.ts";
import { savePackages } from "./purchases/save-packages.ts";
import { getReceipt, openReceipt } from "./purchases/show-receipt.ts";
import { stripePayments } from "./purchases/stripe-payments.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = PointsEnv.parse(process.env);
const logger = loggerOf("points");
const organisationNumber = env.SELLER_ORGANISATION_NUMBER;

const context: PurchasesContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  payments: stripePayments({ url: env.PAYMENTS_URL, apiKey: env.PAYMENTS_API_KEY }),
  reportTrouble: troubleReporter(logger, () => system.now(), env.STAGE),
  cursorSecret: env.CURSOR_SECRET,
  receiptSecret: env.RECEIPT_SECRET,
  siteOrigin: env.SITE_ORIGIN,
  seller: {
    name: env.SELLER_NAME,
    organisationNumber,
    // Of a Swedish company the one follows from the other.
    vatNumber: `SE${organisationNumber.replace("-", "")}01`,
    address: env.SELLER_ADDRESS,
    email: env.SUPPORT_EMAIL,
  },
};
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
