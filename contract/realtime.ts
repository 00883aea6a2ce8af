import * as z from "zod";

/** What changed, for one person's open pages. An event says where to look, never what stands there. */
export const RealtimeEvent = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bike-registered"), bikeId: z.string() }),
  z.object({ kind: z.literal("bike-changed"), bikeId: z.string() }),
  z.object({ kind: z.literal("found-reports-changed"), bikeId: z.string() }),
  z.object({ kind: z.literal("notifications-changed") }),
  z.object({ kind: z.literal("points-changed") }),
  /** Something was written in a conversation, or read. */
  z.object({ kind: z.literal("message-changed"), threadId: z.string() }),
  z.object({ kind: z.literal("purchase-changed"), purchaseId: z.string() }),
]);
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;

/** What administrators work off. */
export const AdminQueue = z.enum([
  "bike-reviews",
  "contact-cases",
  "corrections",
  "found-reports",
  "identity-reviews",
  "reported-threads",
  "stolen-matches",
]);
export type AdminQueue = z.infer<typeof AdminQueue>;

/** Something came to an administrator's queue, or left it. */
export const AdminEvent = z.object({ kind: z.literal("admin-queue-changed"), queue: AdminQueue });
export type AdminEvent = z.infer<typeof AdminEvent>;
