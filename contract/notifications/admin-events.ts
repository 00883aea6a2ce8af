import * as z from "zod";

export const AdminQueue = z.enum([
  "access-samples",
  "ad-reports",
  "bike-reviews",
  "bugs",
  "contact-cases",
  "corrections",
  "found-reports",
  "identity-reviews",
  "bike-removals",
  "email-requests",
  "extracts",
  "orders",
  "ownership-disputes",
  "reported-threads",
  "stock",
  "stolen-matches",
  "store-applications",
]);
export type AdminQueue = z.infer<typeof AdminQueue>;

export const AdminEvent = z.object({ kind: z.literal("admin-queue-changed"), queue: AdminQueue });
export type AdminEvent = z.infer<typeof AdminEvent>;
