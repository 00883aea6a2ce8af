import * as z from "zod";
import { AlertCriteria, AlertKind, AlertState } from "#contract/alerts.ts";
import { Shown } from "#contract/public-bike.ts";

const HitReference = z.object({
  /** The theft or the ad. */
  offerId: z.string(),
  bikeId: z.string(),
  /** Counts the hits of an alert. */
  sequence: z.number().int(),
  at: z.iso.datetime(),
});
export type HitReference = z.infer<typeof HitReference>;

/** A search someone watches. Those with hits that wait to be looked at stand in a list of their own. */
export const AlertItem = z.object({
  entity: z.literal("alert"),
  userId: z.string(),
  id: z.string(),
  name: z.string(),
  kind: AlertKind,
  criteria: AlertCriteria,
  state: AlertState,
  createdAt: z.iso.datetime(),
  /** The number of its last hit. */
  found: z.number().int(),
  /** Up to which hit its owner has looked, and up to which a digest has told. */
  read: z.number().int(),
  told: z.number().int(),
  unread: z.number().int(),
  /** At most three, so that a list of alerts needs no other. */
  newest: z.array(HitReference),
  /** It can be brought back until `expiresAt`. */
  deletedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int().optional(),
  version: z.number().int(),
});
export type AlertItem = z.infer<typeof AlertItem>;

/** What the person who looks for fitting alerts needs to know of one. */
export const AlertPlaceItem = z.object({
  entity: z.literal("alertPlace"),
  sk: z.string(),
  userId: z.string(),
  alertId: z.string(),
  criteria: AlertCriteria,
});
export type AlertPlaceItem = z.infer<typeof AlertPlaceItem>;

/** That a bike fits an alert. What is shown of it is read from the bike: it may be hidden or over by then. */
export const AlertHitItem = HitReference.extend({
  entity: z.literal("alertHit"),
  userId: z.string(),
  alertId: z.string(),
  expiresAt: z.number().int(),
});
export type AlertHitItem = z.infer<typeof AlertHitItem>;

/** `mark` changes with each hit, so that none is passed over that comes while a digest is written. */
export const AlertDigestDueItem = z.object({
  entity: z.literal("alertDigestDue"),
  userId: z.string(),
  mark: z.string(),
});
export type AlertDigestDueItem = z.infer<typeof AlertDigestDueItem>;

/** What is new for a person on a day, as their mail says it. */
export const AlertDigestItem = z.object({
  entity: z.literal("alertDigest"),
  userId: z.string(),
  /** In Sweden. */
  day: z.iso.date(),
  alerts: z.array(
    z.object({
      name: z.string(),
      kind: AlertKind,
      /** What the public calls the newest bikes, and where they are missed or sold. */
      bikes: z.array(z.object({ title: z.string(), place: Shown })),
      /** How many more there are. */
      more: z.number().int(),
    }),
  ),
});
export type AlertDigestItem = z.infer<typeof AlertDigestItem>;
