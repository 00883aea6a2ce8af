import * as z from "zod";
import { BikeRemoval, RemovedAs } from "#contract/bike-removals.ts";
import { AuditAction } from "#contract/audit-actions.ts";
import { BikeCode } from "#contract/bike-codes.ts";
import { Bike, BikeId } from "#contract/bike.ts";
import { ReviewReason } from "#contract/bike-types.ts";
import { rule } from "#contract/field-rules.ts";
import { pageOf } from "#contract/page.ts";
import { PersonRef } from "#contract/person-ref.ts";
import { defineRoutes } from "#contract/route.ts";

/** What has happened to a bike: lines of its history, what was told and asked of it, and what administrators have decided. */
const BikeHappening = z.enum([
  "registration",
  "purchase",
  "transfer",
  "transfer-offered",
  "transfer-declined",
  "transfer-cancelled",
  "transfer-expired",
  "theft",
  "recovery",
  "battery_theft",
  "battery_recovery",
  "found-report",
  "sign",
  "edit",
  "correction",
  "correction-asked",
  "approval",
  "code-linked",
  "code-voided",
  "listed",
  "ad-ended",
  "ad-sold",
  "ad-expired",
  "deletion",
  "decision",
]);
export type BikeHappening = z.infer<typeof BikeHappening>;

/** One line of all that has happened to a bike. */
export const AdminBikeEvent = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  what: BikeHappening,
  /** Whose bike it was or became, or the administrator who has decided. */
  who: PersonRef.optional(),
  /** Of a decision. */
  action: AuditAction.optional(),
  reason: z.string().optional(),
  /** What tells it from others like it: a store, a day, a place, a code. */
  about: z.string().optional(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })).optional(),
});
export type AdminBikeEvent = z.infer<typeof AdminBikeEvent>;

/** What someone sees of a bike. `number-if-known`: anyone who names a frame number is told that it is this one. `names`: masked. */
export const SeenPart = z.enum([
  "everything",
  "frame-number",
  "number-if-known",
  "status",
  "brand",
  "model",
  "type",
  "color",
  "name",
  "description",
  "photo",
  "city",
  "stolen-place",
  "reward",
  "sale-price",
  "names",
  "history",
]);
export type SeenPart = z.infer<typeof SeenPart>;

/** Who sees what. `taker`: the other side of a transfer that waits. `store`: the one that has sold it. */
const Sight = z.object({
  who: z.enum(["owner", "administrators", "signed-in", "public", "taker", "store"]),
  /** Of the other side, masked, or of the store. */
  name: z.string().optional(),
  sees: z.array(SeenPart),
});
export type Sight = z.infer<typeof Sight>;

const Alike = Bike.pick({ id: true, frameNumber: true, brand: true, model: true, status: true }).extend({
  owner: PersonRef.optional(),
  registeredAt: z.iso.datetime(),
  version: z.number().int(),
});
export type AlikeBike = z.infer<typeof Alike>;

/** All that is known of a bike, but nothing of a personal number. */
export const AdminBike = Bike.extend({
  deletedAt: z.iso.datetime().optional(),
  formerNumbers: z.array(z.string()),
  reviewReason: ReviewReason.optional(),
  /** Its present owner's proof: a receipt, an administrator, or a transfer that both have signed. */
  verified: z.boolean(),
  ownershipReceipt: z.string().optional(),
  owner: PersonRef.extend({ email: z.string(), protectedIdentity: z.boolean() }).optional(),
  /** The administrator's own: nobody acts on it. */
  mine: z.boolean(),
  policeReportNumber: z.string().optional(),
  codes: z.array(BikeCode.pick({ shortCode: true, kind: true, state: true, linkedAt: true })),
  sights: z.array(Sight),
  /** Bikes in the register whose numbers look the same, and that nobody has told apart. */
  alike: z.array(Alike),
  /** Why administrators have taken it out of the register. */
  removedAs: RemovedAs.optional(),
  duplicateOf: z.string().optional(),
  /** Registrations that were found to be of this bike; their history is on their own pages. */
  duplicates: z.array(z.string()),
  /** What waits for another administrator. */
  removal: BikeRemoval.optional(),
  /** A request names the version that was seen. */
  version: z.number().int(),
  events: pageOf(AdminBikeEvent),
});
export type AdminBike = z.infer<typeof AdminBike>;

const ByBike = z.object({ bikeId: BikeId });

export const adminBikeRoutes = defineRoutes({
  openAdminBike: {
    method: "GET",
    path: "/admin/bikes/{bikeId}",
    access: "admin",
    summary: "Get all that is known of a bike, and who sees what of it; the view is recorded",
    params: ByBike,
    response: AdminBike,
    problems: ["bike-not-found"],
  },
  listMoreOfBike: {
    method: "GET",
    path: "/admin/bikes/{bikeId}/events",
    access: "admin",
    summary: "Go on in what has happened to a bike that was opened, by the cursor that was given with it",
    params: ByBike,
    query: z.object({ cursor: z.string(rule("required")).max(500) }),
    response: pageOf(AdminBikeEvent),
    problems: ["invalid-cursor"],
  },
});
