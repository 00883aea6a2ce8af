import * as z from "zod";
import { usualPlace } from "#contract/partners.ts";

/** A sole trader's number is a personal number, so it is stored encrypted, and only its mask is ever shown. */
export const OrganisationNumber = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("company"), number: z.string() }),
  z.object({ kind: z.literal("sole-trader"), encrypted: z.string(), masked: z.string() }),
]);

export const StoreItem = z.object({
  entity: z.literal("store"),
  storeId: z.string(),
  name: z.string(),
  /** What a store of a chain has beside its name. */
  chain: z.string().optional(),
  locationId: z.string().optional(),
  organisationNumber: OrganisationNumber.optional(),
  city: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string() }).optional(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().optional() }).optional(),
  /** The staff of a suspended store sign in and see, and write nothing. */
  state: z.enum(["active", "suspended"]),
  /** What the directory of partners says of it, where it says anything. */
  profile: z.object({
    visible: z.boolean(),
    website: z.string().optional(),
    place: z.number().int().default(usualPlace),
    /** Where it is looked for, if not in the city of its company. */
    city: z.string().optional(),
    hours: z.string().optional(),
    registersAtSale: z.boolean().default(false),
  }),
  /** What it writes at the foot of its receipts. */
  receiptText: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** Counts the changes: each is made from the one before. */
  version: z.number().int().default(0),
  /** Why it is in this state, where it ever was in another. Without personal numbers. */
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
});
export type StoreItem = z.infer<typeof StoreItem>;

export const StoreMemberItem = z.object({
  entity: z.literal("storeMember"),
  storeId: z.string(),
  userId: z.string(),
  role: z.enum(["owner", "staff"]),
  joinedAt: z.iso.datetime(),
});
export type StoreMemberItem = z.infer<typeof StoreMemberItem>;

/** Tells one of those who work in a store that it was suspended or reactivated. */
export const StoreNoticeItem = z.object({
  entity: z.literal("storeNotice"),
  storeId: z.string(),
  userId: z.string(),
  store: z.string(),
  state: z.enum(["active", "suspended"]),
  reason: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type StoreNoticeItem = z.infer<typeof StoreNoticeItem>;
