import type { CampaignForm } from "#contract/campaigns.ts";
import { buyPoints } from "#lambdas/purchases/buy-points.ts";
import { createCampaign } from "#lambdas/purchases/campaigns/manage-campaigns.ts";
import { hearPaymentEvent } from "#lambdas/purchases/hear-payment-event.ts";
import type { PurchasesWorld, Trouble } from "#lambdas/purchases/purchases-world.ts";
import { regretPurchase } from "#lambdas/purchases/regret-purchase.ts";
import type { System } from "#lambdas/system.ts";
import { BalanceItem, LedgerItem } from "#lambdas/table/items/person.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys, ranges, userPartition } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";
import { aPaymentService } from "./a-payment-service.ts";

export const aShop = async (given: { table?: Table; system?: System } = {}) => {
  let now = noon;
  const system = given.system ?? aSystem(() => now);
  const table = given.table ?? (await aTable(system));
  const service = aPaymentService();
  const troubles: Trouble[] = [];
  const world: PurchasesWorld = {
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
    },
  };
  let asked = 0;
  const key = (): string => `key_${String((asked += 1)).padStart(20, "0")}`;
  const wanted = { packageId: "START", price: 14_900, beginAtOnce: true } as const;
  const buy = (userId = "anna", over: Partial<Parameters<typeof buyPoints>[1]["request"]> = {}) =>
    buyPoints(world, { userId, idempotencyKey: key(), request: { ...wanted, ...over } });
  const itemOf = async (purchaseId: string): Promise<PurchaseItem> => {
    const item = await table.get(keys.purchase(purchaseId), PurchaseItem);
    if (!item) throw new Error("There is no such purchase");
    return item;
  };
  const hear = async (): Promise<void> => {
    for (const event of service.events.slice()) await hearPaymentEvent(world, event);
  };
  return {
    world,
    table,
    service,
    troubles,
    key,
    wanted,
    buy,
    hear,
    itemOf,
    pass: (milliseconds: number): void => void (now = new Date(now.getTime() + milliseconds)),
    /** Buys, pays by card and lets the payment service tell of it. */
    bought: async (userId = "anna", over: Parameters<typeof buy>[1] = {}): Promise<PurchaseItem> => {
      const { purchase } = await buy(userId, over);
      const { sessionId = "" } = await itemOf(purchase.id);
      service.pay(sessionId);
      await hear();
      return itemOf(purchase.id);
    },
    regret: (purchaseId: string, userId = "anna") =>
      regretPurchase(world, { userId, purchaseId, idempotencyKey: key() }),
    campaign: (over: Partial<CampaignForm> = {}) =>
      createCampaign(world, "admin", {
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
