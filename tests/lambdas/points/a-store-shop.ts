import { buyStorePoints, type BuyStorePoints } from "#lambdas/points/stores/buy-store-points.ts";
import { getStatement } from "#lambdas/points/stores/get-statement.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller, given, noon } from "#tests/lambdas/a.ts";
import { aShop } from "./context.ts";

export const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });
export const rival = aCaller("rival", { role: "store", storeId: "store_2" });

const vadstena = {
  storeId: "store_1",
  name: "Vadstena Cykel AB",
  city: "Vadstena",
  address: { street: "Storgatan 2", postalCode: "592 30" },
  organisationNumber: { kind: "company", number: "5590001235" },
  state: "active",
  createdAt: noon.toISOString(),
} as const;

/** A shop with two stores, one of them with an owner and a clerk. */
export const aStoreShop = async (over: Partial<StoreItem> = {}) => {
  const shop = await aShop();
  const { table, itemOf, service, deliverEvents, key } = shop;
  await table.transact(storeWrites({ ...vadstena, ...over }, "owner"));
  const other = { storeId: "store_2", name: "Motala Cykel", city: "Motala", state: "active" } as const;
  await table.transact(storeWrites({ ...other, createdAt: noon.toISOString() }, "rival"));
  const at = noon.toISOString();
  await table.transact([
    put(keys.storeMember("store_1", "clerk"), "storeMember", {
      storeId: "store_1",
      userId: "clerk",
      role: "staff",
      joinedAt: at,
    }),
  ]);
  for (const userId of ["owner", "clerk", "rival"])
    await given.person(table, userId, 0, { email: `${userId}@example.se` });
  const ofStores = await shop.inRole("store-points");
  const wanted = { packageId: "START", price: 14_900 };
  const buy = (
    caller: Caller = clerk,
    request: Partial<BuyStorePoints["request"]> = {},
    idempotencyKey = key(),
  ) => buyStorePoints(ofStores, { caller, idempotencyKey, request: { ...wanted, ...request } });
  const setState = (state: StoreItem["state"]) =>
    table.transact([update(keys.store("store_1")).set({ state }).expectExists("store-not-found")]);
  return {
    ...shop,
    ofStores,
    buy,
    setState,
    dismiss: (userId: string) => table.transact([remove(keys.storeMember("store_1", userId))]),
    pay: async (purchaseId: string): Promise<PurchaseItem> => {
      service.pay((await itemOf(purchaseId)).sessionId ?? "");
      await deliverEvents();
      return itemOf(purchaseId);
    },
    statement: (month: string, caller: Caller = clerk, cursor?: string) =>
      getStatement(ofStores, caller, { month, cursor }),
  };
};
