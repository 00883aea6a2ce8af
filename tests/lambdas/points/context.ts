import type { CampaignForm } from "#contract/points/campaigns.ts";
import { buyPoints } from "#lambdas/points/purchases/buy-points.ts";
import { createCampaign } from "#lambdas/points/campaigns/manage-campaigns.ts";
import { handlePaymentEvent } from "#lambdas/points/purchases/handle-payment-event.ts";
import type { PurchasesContext, Trouble } from "#lambdas/points/points-context.ts";
import { withdrawPurchase } from "#lambdas/points/purchases/withdraw-purchase.ts";
import type { System } from "#lambdas/platform/system.ts";
import { BalanceItem, LedgerItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys, ranges, userPartition, lists } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { aPaymentService } from "./a-payment-service.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";

export const aShop = async (given: { table?: Table; system?: System } = {}) => {
  let now = noon;
  const system = given.system ?? aSystem(() => now);
  const place = given.table === undefined ? await withTable() : undefined;
  const table = given.table ?? openTable(place?.tableName ?? "", system, place?.client);
  const service = aPaymentService();
  const troubles: Trouble[] = [];
  const context: PurchasesContext = {
    table,
    system,
    payments: service.provider,
    reportTrouble: (trouble) => void troubles.push(trouble),
    cursorSecret: "secret",
    receiptSecret: "receipts",
    siteOrigin: "https://site.example",
    seller: {
      name: "Cykelregistret AB",
      organisationNumber: "559999-9999",
      vatNumber: "SE559999999901",
      address: "Storgatan 1",
      email: "support@site.example",
      bankgiro: "5050-1055",
    },
  };
  /** The same context with a function's IAM role, on a real table. */
  const inRole = async (name: string): Promise<PurchasesContext> =>
    place === undefined ? context : { ...context, table: await tableInRoleOf(name, place, system) };
  const ofPoints = await inRole("points");
  const ofOrders = await inRole("orders");
  const ofWebhook = await inRole("payment-webhook");
  const ofClock = await inRole("settle-purchases");
  let requests = 0;
  const key = (): string => `key_${String((requests += 1)).padStart(20, "0")}`;
  const wanted = { packageId: "START", price: 14_900, beginAtOnce: true } as const;
  const buy = (userId = "anna", over: Partial<Parameters<typeof buyPoints>[1]["request"]> = {}) =>
    buyPoints(ofPoints, { userId, idempotencyKey: key(), request: { ...wanted, ...over } });
  const itemOf = async (purchaseId: string): Promise<PurchaseItem> => {
    const item = await table.get(keys.purchase(purchaseId), PurchaseItem);
    if (!item) throw new Error("There is no such purchase");
    return item;
  };
  const deliverEvents = async (): Promise<void> => {
    for (const event of service.events.slice()) await handlePaymentEvent(ofWebhook, event);
  };
  return {
    context,
    inRole,
    ofPoints,
    ofOrders,
    ofWebhook,
    ofClock,
    table,
    service,
    troubles,
    key,
    wanted,
    buy,
    deliverEvents,
    itemOf,
    pass: (milliseconds: number): void => void (now = new Date(now.getTime() + milliseconds)),
    /** Buys, pays by card and delivers the event. */
    bought: async (userId = "anna", over: Parameters<typeof buy>[1] = {}): Promise<PurchaseItem> => {
      const { purchase } = await buy(userId, over);
      const { sessionId = "" } = await itemOf(purchase.id);
      service.pay(sessionId);
      await deliverEvents();
      return itemOf(purchase.id);
    },
    withdraw: (purchaseId: string, userId = "anna") =>
      withdrawPurchase(ofPoints, { userId, purchaseId, idempotencyKey: key() }),
    campaign: (over: Partial<CampaignForm> = {}) =>
      createCampaign(ofPoints, "admin", {
        code: "VAR26",
        effect: { kind: "percent", percent: 20 },
        validFrom: "2026-11-01",
        validTo: "2026-12-31",
        packages: [],
        most: 100,
        ...over,
      }),
    pointsOf: async (userId = "anna"): Promise<number> =>
      (await table.get(keys.balance(userId), BalanceItem))?.points ?? 0,
    ledgerOf: async (userId = "anna"): Promise<LedgerItem[]> => {
      const rows = { partition: userPartition(userId), prefix: ranges.ledger, schema: LedgerItem };
      return (await table.query({ ...rows, limit: 500 })).items;
    },
  };
};
export type Shop = Awaited<ReturnType<typeof aShop>>;

const row = (userId: string, amount: number): LedgerItem => ({
  entity: "ledger",
  userId,
  reason: amount > 0 ? "purchase" : "registration",
  amount,
  balanceAfter: 0,
  reference: "bike_1",
  at: noon.toISOString(),
});

/** DynamoDB's limit for one transaction. */
const maxWrites = 100;

/** Writes balances with their ledger rows: `amounts` by user id. */
export const writeLedgers = async (table: Table, ledgers: Record<string, number[]>): Promise<void> => {
  const writes = Object.entries(ledgers).flatMap(([userId, amounts]) => [
    put(keys.balance(userId), "balance", {
      userId,
      points: amounts.reduce((sum, amount) => sum + amount, 0),
      version: amounts.length,
      gsi1pk: lists.balances(),
      gsi1sk: userId,
    }),
    ...amounts.map((amount, at) => put(keys.ledgerRow(userId, at + 1), "ledger", row(userId, amount))),
  ]);
  for (let from = 0; from < writes.length; from += maxWrites)
    await table.transact(writes.slice(from, from + maxWrites));
};

/** Changes a balance without a ledger row. With `changedAt`, the same night's run checks it, whichever accounts are due. */
export const tamper = (table: Table, userId: string, points: number, changedAt?: Date): Promise<void> =>
  table.transact([update(keys.balance(userId)).set({ points, changedAt: changedAt?.toISOString() })]);
