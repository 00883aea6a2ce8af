import * as z from "zod";
import { OrderKind, OrderState } from "#contract/stickers/orders/machine.ts";
import { OrderTimes } from "#contract/stickers/orders/order-times.ts";

const Address = z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() });

const shared = {
  id: z.string(),
  orderNumber: z.string(),
  /** Increases with every write; a decision on an older version is made again. */
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
  frameNumber: z.string(),
  points: z.number().int(),
  address: Address,
  linkedCodes: z.array(z.string()),
});
export type StickerOrderItem = z.infer<typeof StickerOrderItem>;

export const StoreOrderItem = z.object({
  entity: z.literal("storeOrder"),
  ...shared,
  kind: OrderKind.exclude(["customer"]),
  storeId: z.string(),
  store: z.string(),
  address: Address.optional(),
  item: z.string().optional(),
  batchId: z.string().optional(),
  /** The number of codes made, written once all are there. */
  made: z.number().int(),
  orderedBy: z.string(),
  /** The members who are notified of the latest step, as of that time. */
  recipients: z.array(z.string()).optional(),
});
export type StoreOrderItem = z.infer<typeof StoreOrderItem>;

export const OrderItem = z.discriminatedUnion("entity", [StickerOrderItem, StoreOrderItem]);
export type OrderItem = z.infer<typeof OrderItem>;

/** Maps an order number to its order. Purchases of points have a number too, but no `place`. */
export const OrderPlaceItem = z.object({
  orderNumber: z.string(),
  place: z
    .object({ party: z.enum(["customer", "store"]), ownerId: z.string(), orderId: z.string() })
    .optional(),
});

/** Orders per party and state, such as `customer_pending`. */
export const OrderCountsItem = z.record(z.string(), z.unknown());
