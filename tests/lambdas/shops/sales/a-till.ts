import { randomBytes } from "node:crypto";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import type { StoreLogAction } from "#contract/shops/store-log.ts";
import { claimBike } from "#lambdas/shops/sales/claims/claim-bike.ts";
import { declineClaim } from "#lambdas/shops/sales/claims/decline-claim.ts";
import { type ExpiryContext, expireSales } from "#lambdas/shops/sales/expire-sales.ts";
import { registerSale } from "#lambdas/shops/sales/register-sale.ts";
import { returnSale } from "#lambdas/shops/sales/return-sale.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import { reconcile } from "#lambdas/points/reconcile.ts";
import { beginBatch, makeNextCodes } from "#lambdas/stickers/codes/make-codes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { SaleItem } from "#lambdas/shops/items/sale.ts";
import { StoreLogItem } from "#lambdas/shops/items/store.ts";
import { keys, lists, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import type { StoresContext } from "#lambdas/shops/stores/stores-context.ts";
import { grantPoints } from "#local/seed/grant-points.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, given, noon } from "#tests/lambdas/a.ts";

export const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });
export const rival = aCaller("rival", { role: "store", storeId: "store_2" });

const aSale: NewSale = {
  frameNumber: "WTU 204-K8861",
  type: "dam",
  brand: "Crescent",
  model: "Femto",
  color: "svart",
  buyer: { email: "anna@example.se" },
  payment: "points",
  receiptNumber: "K-1042",
  price: 8495,
  warrantyMonths: 36,
};

/** Two shops with staff and points, Anna and Erik with verified identities, and a clock that the test moves. */
export const aTill = async (points = 1000) => {
  let now = noon;
  const system = { ...aSystem(() => now), bytes: (length: number) => randomBytes(length) };
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  const inRole = async (name: string): Promise<SalesContext> => ({
    table: await tableInRoleOf(name, place, system),
    system,
    cursorSecret: "secret",
    codeSecret: "secret",
  });
  const context = await inRole("sales");
  const ofStores: StoresContext = {
    ...system,
    table: await tableInRoleOf("stores", place, system),
    cursorSecret: "secret",
    mac: async (digits) => digits,
  };
  for (const [storeId, userId] of [
    ["store_1", "clerk"],
    ["store_2", "rival"],
  ] as const) {
    const store = { storeId, name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
    await table.transact(storeWrites({ ...store, createdAt: noon.toISOString() }, userId));
    await grantPoints(table, storeId, points, noon);
    await given.person(table, userId, 0);
  }
  for (const userId of ["anna", "erik"]) await given.person(table, userId, 0, { identityLevel: 2 });
  let keyCount = 0;
  const key = (): string => `key_${String((keyCount += 1)).padStart(20, "0")}`;
  const saleOf = async (saleId: string, storeId = "store_1"): Promise<SaleItem> => {
    const item = await table.get(keys.sale(storeId, saleId), SaleItem);
    if (!item) throw new Error("There is no such sale");
    return item;
  };
  const tokenOf = ({ claimPath = "" }: { claimPath?: string | undefined }): string =>
    claimPath.slice(claimPath.indexOf("#") + 1);
  return {
    table,
    context,
    inRole,
    system,
    ofStores,
    key,
    register: (over: Partial<NewSale> = {}, caller = clerk, idempotencyKey = key()) =>
      registerSale(context, { caller, idempotencyKey, request: { ...aSale, ...over } }),
    takeBack: (saleId: string, caller = clerk) => returnSale(context, caller, saleId),
    claim: (sale: { claimPath?: string | undefined }, userId = "anna") =>
      claimBike(context, userId, tokenOf(sale)),
    decline: (sale: { claimPath?: string | undefined }) => declineClaim(context, tokenOf(sale)),
    tokenOf,
    saleOf,
    /** Runs the scheduled job in its own IAM role. */
    runJob: async () => {
      const failures: unknown[] = [];
      const job = await inRole("expire-sales");
      const jobContext: ExpiryContext = { ...job, reportFailure: (_, error) => void failures.push(error) };
      const outcome = await expireSales(jobContext);
      if (failures.length > 0) throw failures[0];
      return outcome;
    },
    turnTo: (moment: Date) => void (now = moment),
    daysLater: (days: number) => void (now = new Date(noon.getTime() + days * 86_400_000)),
    pointsOf: async (storeId = "store_1") => (await table.get(keys.balance(storeId), BalanceItem))?.points,
    bikeOf: (bikeId: string) => table.get(keys.bike(bikeId), BikeItem),
    isGuarded: async (frameNumber: string) =>
      (await table.get(keys.frameGuard(frameNumber), BikeItem.pick({ ownerId: true })))?.ownerId,
    mismatches: async () => (await reconcile(table)).mismatches,
    /** Stickers on a shop's own roll. */
    stock: async (pool = "store_1", count = 3): Promise<string[]> => {
      const id = system.newId("batch");
      await table.transact([beginBatch({ id, pool, count, by: "admin", at: noon.toISOString() })]);
      while (((await makeNextCodes({ table, system }, id))?.made ?? count) < count);
      const roll = { index: "gsi2", partition: lists.qrCodesOfRoll(`${id}-1`), schema: QrCodeItem } as const;
      return (await table.query({ ...roll, limit: 100 })).items.map(({ uid }) => uid);
    },
    codeOf: (uid: string) => table.get(keys.qr(uid), QrCodeItem),
    usedOf: async (pool = "store_1") => (await table.get(keys.inventory(pool), InventoryItem))?.used ?? 0,
    /** The shop's log entries with these actions, oldest first. */
    logged: async (actions: readonly StoreLogAction[], storeId = "store_1") => {
      const lines = { prefix: ranges.storeLog, schema: StoreLogItem, limit: 100 };
      const { items } = await table.query({ partition: storePartition(storeId), ...lines });
      return items.filter(({ action }) => actions.includes(action));
    },
    write: (...actions: Parameters<typeof table.transact>[0]) => table.transact(actions),
    suspend: () =>
      table.transact([
        put(keys.store("store_1"), "store", {
          storeId: "store_1",
          name: "Vadstena Cykel",
          city: "Vadstena",
          state: "suspended",
          profile: { visible: false },
          createdAt: noon.toISOString(),
        }),
      ]),
  };
};
