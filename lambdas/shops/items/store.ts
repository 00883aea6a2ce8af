import * as z from "zod";
import { usualPlace } from "#contract/shops/partners.ts";
import { StaffRole } from "#contract/shops/staff-role.ts";
import { InvitationState } from "#contract/shops/applications/decisions.ts";
import { StoreLogAction } from "#contract/shops/store-log.ts";

/** A sole trader's number is a personal number, so it is stored encrypted and only its mask is shown. */
export const OrganisationNumber = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("company"), number: z.string() }),
  z.object({ kind: z.literal("sole-trader"), encrypted: z.string(), masked: z.string() }),
]);

export const StoreItem = z.object({
  entity: z.literal("store"),
  storeId: z.string(),
  name: z.string(),
  /** Only for stores of a chain. */
  chain: z.string().optional(),
  locationId: z.string().optional(),
  organisationNumber: OrganisationNumber.optional(),
  city: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string() }).optional(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().optional() }).optional(),
  /** The staff of a suspended store can sign in and read, but not write. */
  state: z.enum(["active", "suspended"]),
  /** The entry in the partner directory. */
  profile: z.object({
    visible: z.boolean(),
    website: z.string().optional(),
    place: z.number().int().default(usualPlace),
    /** Set if it differs from the company's city. */
    city: z.string().optional(),
    hours: z.string().optional(),
    registersAtSale: z.boolean().default(false),
    /** Set by the store itself; overrides `visible`. */
    isHidden: z.boolean().default(false),
  }),
  /** The store's own text at the foot of its receipts. */
  receiptText: z.string().optional(),
  /** The id of a public picture. */
  logo: z.string().optional(),
  /** In öre. Set by an administrator; invoices take from what is left. */
  creditLimit: z.number().int().optional(),
  creditLeft: z.number().int().optional(),
  overdueInvoices: z.number().int().optional(),
  createdAt: z.iso.datetime(),
  /** Optimistic lock: a change fails unless it gives the current version. */
  version: z.number().int().default(0),
  /** The latest suspension or reactivation. Personal numbers are removed. */
  decision: z.object({ reason: z.string(), at: z.iso.datetime() }).optional(),
  /** Counts of members, including invited ones, and of owners, at least one. */
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
  /** Only for invited people, until they have a profile. */
  invited: z.object({ email: z.string(), name: z.string() }).optional(),
  invitation: InvitationState.optional(),
  invitationMovedAt: z.iso.datetime().optional(),
});
export type StoreMemberItem = z.infer<typeof StoreMemberItem>;

/** Triggers a mail to one member about a suspension or reactivation. */
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

/** Triggers a mail to a person who was added or removed. */
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

/** Append-only; contains nothing about a buyer. */
export const StoreLogItem = z.object({
  entity: z.literal("storeLog"),
  storeId: z.string(),
  logId: z.string(),
  action: StoreLogAction,
  at: z.iso.datetime(),
  /** The member of staff; missing for everyone else. */
  by: z.string().optional(),
  /** Without `by`; missing for administrators. */
  byOther: z.enum(["buyer", "time"]).optional(),
  /** The member of staff it concerns. */
  personId: z.string().optional(),
  /** The bike, the order or the reason, without personal numbers. */
  about: z.string().optional(),
  saleId: z.string().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type StoreLogItem = z.infer<typeof StoreLogItem>;

/** The chosen store of a person who works in several. */
export const WorkplaceItem = z.object({
  entity: z.literal("workplace"),
  userId: z.string(),
  storeId: z.string(),
});
export type WorkplaceItem = z.infer<typeof WorkplaceItem>;

/** Triggers mails to the owners about a low balance. */
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
