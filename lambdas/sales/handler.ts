import { claimRoutes } from "#contract/sales/claims.ts";
import { storeAnalyticsRoutes } from "#contract/sales/analytics.ts";
import { storeReceiptRoutes } from "#contract/sales/receipts.ts";
import { saleRoutes } from "#contract/sales/sales.ts";
import { getStoreAnalytics } from "./analytics/get-analytics.ts";
import { changeSaleBuyer } from "./change-buyer.ts";
import { claimBike } from "./claims/claim-bike.ts";
import { declineClaim } from "./claims/decline-claim.ts";
import { readClaim } from "./claims/find-claim.ts";
import { SalesEnv } from "./env.ts";
import { findModel } from "./find-model.ts";
import { getSalesFigures } from "./get-sales-figures.ts";
import { getTill } from "./get-till.ts";
import { listSales } from "./list-sales.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import { getSale } from "./read-sale.ts";
import { creditReceipt } from "./receipts/credit-receipt.ts";
import { listStoreReceipts } from "./receipts/list-receipts.ts";
import { getReceiptOfBike } from "./receipts/receipt-of-bike.ts";
import { getStoreReceipt } from "./receipts/read-receipt.ts";
import { registerSale } from "./register-sale.ts";
import { returnSale } from "./return-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import { checkFrameNumber } from "#lambdas/shared/bikes/check-frame-number.ts";
import { tellOwner } from "./tell-owner.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = SalesEnv.parse(process.env);
const context: SalesContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cursorSecret: env.CURSOR_SECRET,
  codeSecret: env.CODE_SECRET,
};

export const handler = api(
  { ...saleRoutes, ...claimRoutes, ...storeReceiptRoutes, ...storeAnalyticsRoutes },
  {
    getSalesFigures: ({ caller }) => getSalesFigures(context, caller),
    getTill: ({ caller }) => getTill(context, caller),
    checkFrameNumberAtTill: async ({ caller, params }) =>
      checkFrameNumber(context, await ownStore(context.table, caller), params.frameNumber),
    findModel: ({ caller, params }) => findModel(context, caller, params.ean),
    tellOwnerAtTill: ({ caller, params }) => tellOwner(context, caller, params.frameNumber),
    registerSale: ({ caller, body, idempotencyKey }) =>
      registerSale(context, { caller, idempotencyKey, request: body }),
    listSales: ({ caller, query }) => listSales(context, caller, query),
    getSale: ({ caller, params }) => getSale(context, caller, params.saleId),
    returnSale: ({ caller, params }) => returnSale(context, caller, params.saleId),
    changeSaleBuyer: ({ caller, params, body }) =>
      changeSaleBuyer(context, caller, { saleId: params.saleId, buyer: body }),
    getStoreAnalytics: ({ caller, query }) => getStoreAnalytics(context, caller, query.weeks),
    listStoreReceipts: ({ caller, query }) => listStoreReceipts(context, caller, query),
    getStoreReceipt: ({ caller, params }) => getStoreReceipt(context, caller, params.number),
    creditReceipt: ({ caller, params, body, idempotencyKey }) =>
      creditReceipt(context, { caller, idempotencyKey, number: params.number, note: body }),
    getReceiptOfBike: ({ caller, params }) => getReceiptOfBike(context.table, caller.userId, params.bikeId),
    readClaim: ({ body }) => readClaim(context, body.token),
    claimBike: ({ caller, body }) => claimBike(context, caller.userId, body.token),
    declineClaim: ({ body }) => declineClaim(context, body.token),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("sales"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
