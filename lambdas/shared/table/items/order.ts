import * as z from "zod";
import { OrderKind, OrderState } from "#contract/orders/machine.ts";
import { OrderTimes } from "#contract/orders/order-times.ts";

const Address = z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() });

const shared = {
  id: z.string(),
  orderNumber: z.string(),
  /** Counts the writes: what was decided on an order that has changed since is decided again. */
  version: z.number().int(),
  count: z.number().int(),
  state: OrderState,
  ...OrderTimes.shape,
};

export const StickerOrderItem = z.object({
  entity: z.literal("stickerOrder"),
  ...shared,
  userId: z.string(),
  bikeId: z.string(),
  bike: z.string(),
  /** As it was when the stickers were ordered. */
  frameNumber: z.string(),
  points: z.number().int(),
  address: Address,
  /** The codes of its stickers, in the order in which they were linked. */
  linkedCodes: z.array(z.string()),
});
export type StickerOrderItem = z.infer<typeof StickerOrderItem>;

export const StoreOrderItem = z.object({
  entity: z.literal("storeOrder"),
  ...shared,
  kind: OrderKind.exclude(["customer"]),
  storeId: z.string(),
  /** The store as it was called when it ordered, and where it was. */
  store: z.string(),
  address: Address.optional(),
  /** What goods it is for. */
  item: z.string().optional(),
  /** The run that makes its codes. */
  batchId: z.string().optional(),
  /** How many codes it has, once it has them all. */
  made: z.number().int(),
  orderedBy: z.string(),
});
export type StoreOrderItem = z.infer<typeof StoreOrderItem>;

export const OrderItem = z.discriminatedUnion("entity", [StickerOrderItem, StoreOrderItem]);
export type OrderItem = z.infer<typeof OrderItem>;

/** Whose order has a number. A purchase of points has a number too, and no place. */
export const OrderPlaceItem = z.object({
  orderNumber: z.string(),
  place: z
    .object({ party: z.enum(["customer", "store"]), ownerId: z.string(), orderId: z.string() })
    .optional(),
});

/** How many orders of each party are in each state, `customer_pending`. */
export const OrderCountsItem = z.record(z.string(), z.unknown());
