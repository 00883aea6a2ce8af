import * as z from "zod";

/** What changed, for one person's open pages. An event says where to look, never what stands there. */
export const RealtimeEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bike-registered"), bikeId: z.string() }),
  z.object({ kind: z.literal("bike-changed"), bikeId: z.string() }),
  z.object({ kind: z.literal("found-reports-changed"), bikeId: z.string() }),
  z.object({ kind: z.literal("alerts-changed") }),
  z.object({ kind: z.literal("notifications-changed") }),
  z.object({ kind: z.literal("person-changed") }),
  /** Something was written in a conversation, or read. */
  z.object({ kind: z.literal("message-changed"), threadId: z.string() }),
  z.object({ kind: z.literal("listing-changed"), listingId: z.string() }),
  z.object({ kind: z.literal("transfer-changed"), transferId: z.string() }),
  z.object({ kind: z.literal("transfer-request-changed"), requestId: z.string() }),
  z.object({ kind: z.literal("purchase-changed"), purchaseId: z.string() }),
  z.object({ kind: z.literal("sticker-order-changed"), orderId: z.string() }),
]);
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;
