import { claimRoutes } from "#contract/shops/sales/claims.ts";
import { storeAnalyticsRoutes } from "#contract/shops/sales/analytics.ts";
import { storeReceiptRoutes } from "#contract/shops/sales/receipts.ts";
import { saleRoutes, type SalesFigures } from "#contract/shops/sales/sales.ts";
import { getStoreAnalytics } from "#lambdas/shops/sales/analytics/get-analytics.ts";
import { changeSaleBuyer } from "./change-buyer.ts";
import { claimBike } from "./claims/claim-bike.ts";
import { declineClaim } from "#lambdas/shops/sales/claims/decline-claim.ts";
import { readClaim } from "#lambdas/shops/sales/claims/find-claim.ts";
import { SalesEnv } from "./env.ts";
import { findModel } from "./find-model.ts";
import { getTill } from "./get-till.ts";
import { listSales } from "./list-sales.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import { getSale } from "./read-sale.ts";
import { creditReceipt } from "#lambdas/shops/sales/receipts/credit-receipt.ts";
import { listStoreReceipts } from "#lambdas/shops/sales/receipts/list-receipts.ts";
import { getReceiptOfBike } from "#lambdas/shops/sales/receipts/receipt-of-bike.ts";
import { getStoreReceipt } from "#lambdas/shops/sales/receipts/read-receipt.ts";
import { registerSale } from "./register-sale.ts";
import { returnSale } from "./return-sale.ts";
import type { SalesContext } from "./sales-context.ts";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import { notifyOwner } from "./notify-owner.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { readingCounter } from "#lambdas/platform/http/count-reading.ts";
import { openCounter } from "#lambdas/platform/table/counter.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { prices } from "#contract/points/prices.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { SalesDayItem } from "#lambdas/shops/items/sale.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { dayMilliseconds, daysToClaim } from "#lambdas/shops/new-sale.ts";

/** Every waiting sale is from one of these days, since the next morning's job returns older ones. */
const daysThatCanWait = daysToClaim + 2;

const dayBefore = (now: Date, days: number): string =>
  isoDate(swedishDate(new Date(now.getTime() - days * dayMilliseconds)));

const sum = (days: readonly SalesDayItem[], of: (day: SalesDayItem) => number): number =>
  days.reduce((total, day) => total + of(day), 0);

const netSold = ({ sold, returned }: SalesDayItem): number => sold - returned;

/** Sums daily counters at a constant cost. */
const getSalesFigures = async (
  { table, system }: Pick<SalesContext, "table" | "system">,
  caller: Caller,
): Promise<SalesFigures> => {
  const storeId = await ownStore(table, caller);
  const now = system.now();
  const newest = {
    partition: storePartition(storeId),
    prefix: ranges.salesDays,
    schema: SalesDayItem,
    limit: daysThatCanWait,
    newestFirst: true,
  };
  const [balance, { items }] = await Promise.all([
    table.get(keys.balance(storeId), BalanceItem),
    table.query(newest),
  ]);
  const since = (days: number) => items.filter(({ day }) => day > dayBefore(now, days));
  const month = since(30);
  return {
    points: balance?.points ?? 0,
    price: prices.registration,
    today: sum(since(1), netSold),
    thirtyDays: sum(month, netSold),
    claimed: sum(month, ({ claimed }) => claimed),
    claimedAtOnce: sum(month, ({ claimedAtOnce }) => claimedAtOnce),
    waiting: sum(since(daysThatCanWait), (day) => netSold(day) - day.claimed),
  };
};

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
    tellOwnerAtTill: ({ caller, params }) => notifyOwner(context, caller, params.frameNumber),
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
    count: readingCounter(openCounter(env.TABLE_NAME, system), env.ORIGIN_SECRETS),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
