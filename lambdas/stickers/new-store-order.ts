import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { StoreOrderForm } from "#contract/stickers/orders/store-orders.ts";
import { datedNumber } from "#lambdas/platform/table/ids.ts";
import type { StoreOrderItem } from "#lambdas/stickers/items/order.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { System } from "#lambdas/platform/system.ts";

type OrderingStore = Pick<StoreItem, "storeId" | "name" | "address" | "city">;

const addressOf = ({ name, address, city }: OrderingStore) => address && { name, ...address, city };

/** Builds a store's order. `orderedBy` works there, or is the administrator who opened the store. */
export const newStoreOrder = (
  system: Pick<System, "now" | "newId" | "bytes">,
  store: OrderingStore,
  { request, orderedBy }: { readonly request: StoreOrderForm; readonly orderedBy: string },
): StoreOrderItem => {
  const at = system.now();
  const today = swedishDate(at);
  const item = request.kind === "inventory_order" ? hidePersonalNumbers(request.item, today) : undefined;
  return {
    kind: request.kind,
    count: request.count,
    item,
    entity: "storeOrder",
    id: system.newId("order"),
    orderNumber: datedNumber("CR", today, system.bytes(4)),
    version: 1,
    storeId: store.storeId,
    store: store.name,
    address: addressOf(store),
    made: 0,
    orderedBy,
    state: "pending",
    createdAt: at.toISOString(),
  };
};
