import { expect } from "vitest";
import type * as z from "zod";
import { reconcile } from "#lambdas/shared/ledger/reconcile.ts";
import { checkReceipts } from "#lambdas/points/purchases/check-receipts.ts";
import { CampaignItem, RedemptionDayItem, RedemptionItem } from "#lambdas/shared/table/items/campaign.ts";
import { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem, ReceiptItem } from "#lambdas/shared/table/items/purchase.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { StoredItem } from "#tests/lambdas/shared/search-index/whole-table.ts";
import type { PaymentService } from "./a-payment-service.ts";

type Town = {
  readonly table: Table;
  readonly everything: () => Promise<StoredItem[]>;
  readonly service: PaymentService;
};

const readAll = async ({ everything }: Town) => {
  const all = await everything();
  const of = <T extends z.ZodType>(entity: string, schema: T): z.output<T>[] =>
    all.filter((item) => item["entity"] === entity).map((item) => schema.parse(item));
  return {
    all,
    purchases: of("purchase", PurchaseItem),
    rows: of("ledger", LedgerItem),
    receipts: of("receipt", ReceiptItem),
    campaigns: of("campaign", CampaignItem),
    redemptions: of("redemption", RedemptionItem),
    days: of("redemptionDay", RedemptionDayItem),
  };
};
type Read = Awaited<ReturnType<typeof readAll>>;

const isPaid = ({ state }: PurchaseItem): boolean =>
  state === "paid" || state === "refunding" || state === "refunded";

/** Points stand behind a purchase exactly while it is paid; a receipt since it was. */
const expectPurchases = ({ purchases, rows, receipts, all }: Read): void => {
  const points = new Map<string, number>();
  for (const { reference, amount } of rows) points.set(reference, (points.get(reference) ?? 0) + amount);
  for (const purchase of purchases)
    expect([purchase.id, points.get(purchase.id) ?? 0]).toEqual([
      purchase.id,
      purchase.state === "paid" ? purchase.points : 0,
    ]);
  const numbers = purchases.filter(isPaid).map(({ receiptNumber }) => receiptNumber ?? 0);
  const sorted = numbers.toSorted((a, b) => a - b);
  expect(sorted).toEqual(Array.from({ length: sorted.length }, (_, index) => index + 1));
  expect(receipts.length).toBe(numbers.length);
  const unsettled = all.filter((item) => item["gsi2pk"] === "PURCHASES#UNSETTLED").map((item) => item["id"]);
  const open = purchases.filter(({ state }) => ["open", "processing", "refunding"].includes(state));
  expect(unsettled.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
};

const expectCampaigns = ({ campaigns, redemptions, days }: Read): void => {
  for (const { code, taken, redeemed, most } of campaigns) {
    const used = redemptions.filter((redemption) => redemption.code === code);
    expect([code, taken, redeemed]).toEqual([
      code,
      used.length,
      used.filter(({ state }) => state === "final").length,
    ]);
    expect(taken).toBeLessThanOrEqual(most);
  }
  const counted = days.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(campaigns.reduce((sum, { redeemed }) => sum + redeemed, 0));
};

/** Nobody has points for what they have not paid, and money is given back only for points that were taken. */
const expectMoney = ({ purchases }: Read, { service }: Town): void => {
  const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]));
  for (const { request, state, refunded } of service.pages()) {
    const purchase = byId.get(request.purchaseId);
    expect(purchase?.price).toBe(request.price);
    if (purchase && isPaid(purchase)) expect(state).toBe("paid");
    if (refunded) expect(["refunding", "refunded"]).toContain(purchase?.state);
  }
};

/** Everything that must hold at any moment, whatever was interrupted. */
export const expectLawful = async (town: Town): Promise<Read> => {
  const read = await readAll(town);
  expectPurchases(read);
  expectCampaigns(read);
  expectMoney(read, town);
  expect((await reconcile(town.table)).mismatches).toEqual([]);
  expect((await checkReceipts(town.table)).faults).toEqual([]);
  return read;
};

/** What must also hold once everything has been told and every interrupted thing was gone on with. */
export const expectSettled = async (town: Town): Promise<void> => {
  const { purchases } = await expectLawful(town);
  const pageOf = new Map(town.service.pages().map((page) => [page.request.purchaseId, page]));
  for (const purchase of purchases) {
    const page = pageOf.get(purchase.id);
    const wanted = page?.state === "paid" ? (page.refunded ? "refunded" : "paid") : undefined;
    if (wanted === undefined) expect(["expired", "failed"]).toContain(purchase.state);
    else expect([purchase.id, purchase.state]).toEqual([purchase.id, wanted]);
  }
};
