import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import type { Letter } from "#web/stickers/orders/admin/desk/desk.ts";

export const host = "cykelregistret.se";

export const uidOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
export const numberOf = (index: number): string => `CR-261122-${String(index).padStart(6, "0")}`;

const shared = (index: number, count: number) => ({
  orderNumber: numberOf(index),
  state: "qr_linked" as const,
  count,
  linked: count,
  address: { name: `Person ${index}`, street: "Storgatan 1", postalCode: "592 30", city: "Vadstena" },
  createdAt: "2026-11-22T10:00:00.000Z",
});

export const aCustomersOrder = (index: number, count = 1): Order => ({
  kind: "customer",
  ...shared(index, count),
  customer: `Person ${index}`,
  bikeId: `bike_${"0".repeat(24)}`,
  bike: "Gräddbullen",
  frameNumber: "WTU318P0042",
  points: 50 * count,
});

export const aStoresOrder = (
  index: number,
  count: number,
  kind: "qr_order" | "inventory_order" = "qr_order",
): Order => ({ kind, ...shared(index, count), storeId: "store_1", store: "Cykelkällaren" });

/** A letter with these codes, given by index. */
export const aLetter = (order: Order, codes: readonly number[]): Letter => ({
  order,
  codes: codes.map(uidOf),
  scanned: [],
  packed: false,
});

export const slip = (index: number): string => `https://${host}/admin-orders?order=${numberOf(index)}`;
export const receipt = (index: number): string =>
  `https://${host}/order-receipt?order_number=${numberOf(index)}`;
export const sticker = (index: number): string => `https://${host}/qr/${uidOf(index)}`;
