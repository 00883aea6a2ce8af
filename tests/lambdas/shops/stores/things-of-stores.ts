import { newSecret } from "#lambdas/shops/api-keys.ts";
import type { NewSale } from "#contract/shops/sales/new-sale.ts";
import { registerSale } from "#lambdas/shops/sales/register-sale.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import { newStoreOrder } from "#lambdas/stickers/new-store-order.ts";
import { newOrderWrites } from "#lambdas/stickers/order-writes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { grantPoints } from "#local/seed/grant-points.ts";
import { aCaller, anUpload, given } from "#tests/lambdas/a.ts";

export const aSale = {
  type: "dam",
  brand: "Crescent",
  model: "Femto",
  color: "svart",
  buyer: { email: "kund@example.se" },
  payment: "points",
  price: 8495,
} as const satisfies NewSale;

let serial = 0;
const next = (): number => (serial += 1);
export const newFrameNumber = (): string => `AUTH${100_000 + next()}`;
export const newKey = (): string => `idempotency-${next()}-key`;

/** Receipt numbers that no other shop has reached. */
const firstReceipt = (place: number): number => 1000 * (place + 1);

/** Shops with people and points, and everything that a route can name. */
export const thingsOfStores = (table: Table) => {
  let opened = 0;
  const open = async (storeId: string, ownerId: string): Promise<void> => {
    const now = system.now();
    const createdAt = now.toISOString();
    const store = { storeId, name: `The shop ${storeId}`, city: "Vadstena", state: "active" } as const;
    await table.transact(storeWrites({ ...store, createdAt }, ownerId));
    await grantPoints(table, storeId, 100_000, now);
    await given.person(table, ownerId, 0, { email: `${ownerId}@example.se` });
    const last = firstReceipt((opened += 1));
    await table.transact([put(keys.storeReceiptCounter(storeId), "storeReceiptCounter", { last })]);
  };
  const join = async (storeId: string, userId: string, over: object = {}): Promise<string> => {
    const joinedAt = system.now().toISOString();
    const member = { storeId, userId, role: "staff", joinedAt, ...over };
    await table.transact([
      put(keys.storeMember(storeId, userId), "storeMember", member),
      update(keys.store(storeId)).add("members", 1),
    ]);
    return userId;
  };
  const sell = (storeId: string, ownerId: string) =>
    registerSale(
      { table, system, codeSecret: "secret" },
      {
        caller: aCaller(ownerId, { role: "store", storeId }),
        idempotencyKey: newKey(),
        request: { ...aSale, frameNumber: newFrameNumber() },
      },
    );
  const anImport = async (storeId: string, over: object = {}): Promise<string> => {
    const importId = system.newId("import");
    const counts =
      "received chunks checked checkedChunks done doneChunks ok duplicate known taken stolen resembling faulty registered refused heldUntil";
    await table.transact([
      put(keys.bikeImport(importId), "bikeImport", {
        ...Object.fromEntries(counts.split(" ").map((name) => [name, 0])),
        importId,
        storeId,
        by: "someone",
        fileName: `of ${storeId}.csv`,
        columns: ["frameNumber", "brand", "model", "type", "color"],
        fallback: {},
        createdAt: system.now().toISOString(),
        state: "receiving",
        count: 1,
        expiresAt: Math.floor(system.now().getTime() / 1000) + 86_400,
        ...over,
      }),
    ]);
    return importId;
  };
  const aPurchase = async (storeId: string) => {
    const [id, orderNumber] = [system.newId("purchase"), `CR-261126-${String(next()).padStart(6, "0")}`];
    const at = system.now().toISOString();
    await table.transact([
      put(keys.purchase(id), "purchase", {
        id,
        userId: "someone",
        storeId,
        company: { name: `The shop ${storeId}`, city: "Vadstena" },
        orderNumber,
        packageId: "START",
        price: 14_900,
        vat: 2980,
        points: 100,
        bonusPoints: 0,
        language: "sv",
        createdAt: at,
        state: "paid",
        paidAt: at,
        receiptNumber: next(),
        refunds: 0,
      }),
      put(keys.order(orderNumber), "order", { orderNumber, purchaseId: id }),
    ]);
    return { id, orderNumber };
  };
  /** Creates data of one shop on demand. */
  const of = (storeId: string, ownerId: string) => ({
    storeId,
    sale: async () => (await sell(storeId, ownerId)).id,
    receipt: async () => String((await sell(storeId, ownerId)).issuedReceipt),
    import: () => anImport(storeId),
    checkedImport: () => anImport(storeId, { state: "checked", received: 1, checked: 1, ok: 1 }),
    apiKey: async () => {
      const { secret: _secret, ...known } = newSecret(system.bytes(32));
      const item = { ...known, storeId, name: "Annonser", madeAt: system.now().toISOString() };
      await table.transact([put(keys.apiKey(item.id), "apiKey", item)]);
      return item.id;
    },
    purchase: async () => (await aPurchase(storeId)).id,
    order: async () => (await aPurchase(storeId)).orderNumber,
    goods: async (state: OrderState): Promise<string> => {
      const request = { kind: "inventory_order", item: "A stand", count: 1 } as const;
      const store = { storeId, name: `The shop ${storeId}`, city: "Vadstena" };
      const order = newStoreOrder(system, store, { request, orderedBy: ownerId });
      await table.transact(newOrderWrites({ ...order, state }));
      return order.orderNumber;
    },
    colleague: () => join(storeId, `colleague_${next()}`),
    invited: () =>
      join(storeId, `invited_${next()}`, {
        invited: { email: `new.${next()}@example.se`, name: "Nils Holm" },
        invitation: "sent",
      }),
    /** An upload of this person. */
    photo: async (ownerOfIt: string): Promise<string> => {
      const upload = anUpload({
        id: system.newId("upload"),
        ownerId: ownerOfIt,
        kind: "bike-photo",
        expiresAt: Math.floor(system.now().getTime() / 1000) + 3600,
      });
      await table.transact([put(keys.upload(upload.id), "upload", upload)]);
      return upload.id;
    },
    version: async () => (await table.get(keys.store(storeId), StoreItem))?.version ?? 0,
  });
  return { open, join, of };
};
export type ThingsOfStore = ReturnType<ReturnType<typeof thingsOfStores>["of"]>;
