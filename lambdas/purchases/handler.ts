import { campaignRoutes } from "#contract/campaigns.ts";
import { pointsChangeRoutes } from "#contract/points-changes.ts";
import { pointsRoutes } from "#contract/points.ts";
import { purchaseReceiptRoutes } from "#contract/purchase-receipts.ts";
import { stickerOrderRoutes } from "#contract/sticker-orders.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { adjustPoints } from "#lambdas/purchases/adjust-points.ts";
import { buyPoints } from "#lambdas/purchases/buy-points.ts";
import {
  changeCampaign,
  createCampaign,
  listCampaigns,
} from "#lambdas/purchases/campaigns/manage-campaigns.ts";
import { cancelPurchase } from "#lambdas/purchases/cancel-purchase.ts";
import { PointsEnv } from "#lambdas/purchases/env.ts";
import { getPurchase } from "#lambdas/purchases/get-purchase.ts";
import { listPointsChanges } from "#lambdas/purchases/list-points-changes.ts";
import { listPurchases } from "#lambdas/purchases/list-purchases.ts";
import { readPackages } from "#lambdas/purchases/packages.ts";
import type { PurchasesWorld } from "#lambdas/purchases/purchases-world.ts";
import { quote } from "#lambdas/purchases/quote.ts";
import { regretPurchase } from "#lambdas/purchases/regret-purchase.ts";
import { troubleReporter } from "#lambdas/purchases/report-trouble.ts";
import { savePackages } from "#lambdas/purchases/save-packages.ts";
import { getReceipt, openReceipt } from "#lambdas/purchases/show-receipt.ts";
import { listStickerOrders } from "#lambdas/purchases/stickers/list-sticker-orders.ts";
import { orderStickers } from "#lambdas/purchases/stickers/order-stickers.ts";
import { stripePayments } from "#lambdas/purchases/stripe-payments.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = PointsEnv.parse(process.env);
const logger = loggerOf("points");
const organisationNumber = env.SELLER_ORGANISATION_NUMBER;

const world: PurchasesWorld = {
  table: openTable(env.TABLE_NAME, system),
  system,
  payments: stripePayments({ url: env.PAYMENTS_URL, apiKey: env.PAYMENTS_API_KEY }),
  reportTrouble: troubleReporter(logger, () => system.now()),
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
const { table } = world;

export const handler = api(
  {
    ...pointsChangeRoutes,
    ...pointsRoutes,
    ...purchaseReceiptRoutes,
    ...stickerOrderRoutes,
    ...campaignRoutes,
  },
  {
    listPointsChanges: ({ caller, query }) => listPointsChanges(world, caller.userId, query),
    listPackages: () => readPackages(table),
    quote: ({ caller, params, query }) => quote(world, caller.userId, { ...params, ...query }),
    buyPoints: ({ caller, body, idempotencyKey }) =>
      buyPoints(world, { userId: caller.userId, idempotencyKey, request: body }),
    listPurchases: ({ caller, query }) => listPurchases(world, caller.userId, query),
    getPurchase: ({ caller, params }) => getPurchase(world, caller.userId, params.purchaseId),
    cancelPurchase: ({ caller, params }) => cancelPurchase(world, caller.userId, params.purchaseId),
    regretPurchase: ({ caller, params, idempotencyKey }) =>
      regretPurchase(world, { userId: caller.userId, idempotencyKey, ...params }),
    getPurchaseReceipt: ({ caller, params }) => getReceipt(world, caller.userId, params.orderNumber),
    openPurchaseReceipt: ({ params, query, address }) => openReceipt(world, { ...params, ...query, address }),
    orderStickers: ({ caller, body, idempotencyKey }) =>
      orderStickers(world, { userId: caller.userId, idempotencyKey, request: body }),
    listStickerOrders: ({ caller, query }) => listStickerOrders(world, caller.userId, query),
    listCampaigns: ({ query }) => listCampaigns(world, query),
    createCampaign: ({ caller, body }) => createCampaign(world, caller.userId, body),
    changeCampaign: ({ caller, params, body }) =>
      changeCampaign(world, caller.userId, { ...params, ...body }),
    savePackages: ({ caller, body }) => savePackages(world, caller.userId, body),
    adjustPoints: ({ caller, params, body, idempotencyKey }) =>
      adjustPoints(world, { adminId: caller.userId, idempotencyKey, ...params, ...body }),
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger,
    assertLive: (caller, route) => assertLiveSession(table, caller, route),
  },
);
