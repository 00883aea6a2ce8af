import * as z from "zod";

/** A change for one person's open pages. It says what to refetch, never the content. */
export const RealtimeEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bike-registered"), bikeId: z.string() }),
  z.object({ kind: z.literal("bike-changed"), bikeId: z.string() }),
  z.object({ kind: z.literal("found-reports-changed"), bikeId: z.string() }),
  z.object({ kind: z.literal("alerts-changed") }),
  z.object({ kind: z.literal("notifications-changed") }),
  z.object({ kind: z.literal("person-changed") }),
  /** A message was written or read. */
  z.object({ kind: z.literal("message-changed"), threadId: z.string() }),
  z.object({ kind: z.literal("listing-changed"), listingId: z.string() }),
  z.object({ kind: z.literal("transfer-changed"), transferId: z.string() }),
  z.object({ kind: z.literal("transfer-request-changed"), requestId: z.string() }),
  z.object({ kind: z.literal("purchase-changed"), purchaseId: z.string() }),
  z.object({ kind: z.literal("sticker-order-changed"), orderId: z.string() }),
]);
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;
