import * as z from "zod";
import { usualPlace } from "#contract/partners.ts";
import { StaffRole } from "#contract/staff-role.ts";
import { InvitationState } from "#contract/store-applications/decisions.ts";
import { StoreLogAction } from "#contract/store-log.ts";

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
    /** The store itself does not want to be shown, whatever administrators say. */
    isHidden: z.boolean().default(false),
  }),
  /** What it writes at the foot of its receipts. */
  receiptText: z.string().optional(),
  /** A public picture. */
  logo: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** Counts the changes: each is made from the one before. */
  version: z.number().int().default(0),
  /** Why it is in this state, where it ever was in another. Without personal numbers. */
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** How many work there or are invited to, and how many of them are owners: there is always one. */
  members: z.number().int().default(0),
  owners: z.number().int().default(0),
});
export type StoreItem = z.infer<typeof StoreItem>;

export const StoreMemberItem = z.object({
  entity: z.literal("storeMember"),
  storeId: z.string(),
  userId: z.string(),
  role: StaffRole,
  joinedAt: z.iso.datetime(),
  /** Of someone who was invited by the store: who they are before they have an account, and how far the mail has come. */
  invited: z.object({ email: z.string(), name: z.string() }).optional(),
  invitation: InvitationState.optional(),
  invitationMovedAt: z.iso.datetime().optional(),
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

/** Tells someone that they can work in a store, or no longer can. */
export const StaffNoticeItem = z.object({
  entity: z.literal("staffNotice"),
  storeId: z.string(),
  userId: z.string(),
  store: z.string(),
  what: z.enum(["added", "removed"]),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type StaffNoticeItem = z.infer<typeof StaffNoticeItem>;

/** A line of the log of a store. Lines are only ever added, and hold nothing of a buyer. */
export const StoreLogItem = z.object({
  entity: z.literal("storeLog"),
  storeId: z.string(),
  logId: z.string(),
  action: StoreLogAction,
  at: z.iso.datetime(),
  /** The person of the store; missing for everybody else. */
  by: z.string().optional(),
  /** Where it was nobody of the store: missing for administrators. */
  byOther: z.enum(["buyer", "time"]).optional(),
  /** The person it was done to. */
  personId: z.string().optional(),
  /** The bike, the order, or the reason, without personal numbers. */
  about: z.string().optional(),
  saleId: z.string().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type StoreLogItem = z.infer<typeof StoreLogItem>;

/** The store that someone with several has chosen to work in. */
export const WorkplaceItem = z.object({
  entity: z.literal("workplace"),
  userId: z.string(),
  storeId: z.string(),
});
export type WorkplaceItem = z.infer<typeof WorkplaceItem>;

/** Tells the owners of a store that its points run out. */
export const FewPointsNoticeItem = z.object({
  entity: z.literal("fewPointsNotice"),
  storeId: z.string(),
  store: z.string(),
  points: z.number().int(),
  owners: z.array(z.string()),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type FewPointsNoticeItem = z.infer<typeof FewPointsNoticeItem>;
