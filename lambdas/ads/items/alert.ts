import * as z from "zod";
import { AlertCriteria, AlertKind, AlertState } from "#contract/ads/alerts.ts";
import { PublicText } from "#contract/bikes/public-bike.ts";

const HitReference = z.object({
  offerId: z.string(),
  bikeId: z.string(),
  sequence: z.number().int(),
  at: z.iso.datetime(),
});
export type HitReference = z.infer<typeof HitReference>;

/** Alerts with unread hits are also in a separate index. */
export const AlertItem = z.object({
  entity: z.literal("alert"),
  userId: z.string(),
  id: z.string(),
  name: z.string(),
  kind: AlertKind,
  criteria: AlertCriteria,
  state: AlertState,
  createdAt: z.iso.datetime(),
  found: z.number().int(),
  /** The last hit seen by the owner, and the last one sent in a digest. */
  read: z.number().int(),
  told: z.number().int(),
  unread: z.number().int(),
  /** At most three hits, so that a list of alerts needs no further reads. */
  newest: z.array(HitReference),
  /** Can be restored until `expiresAt`. */
  deletedAt: z.iso.datetime().optional(),
  expiresAt: z.number().int().optional(),
  version: z.number().int(),
});
export type AlertItem = z.infer<typeof AlertItem>;

/** An alert in one of its lists, with the fields that matching needs. */
export const AlertPlaceItem = z.object({
  entity: z.literal("alertPlace"),
  sk: z.string(),
  userId: z.string(),
  alertId: z.string(),
  criteria: AlertCriteria,
});
export type AlertPlaceItem = z.infer<typeof AlertPlaceItem>;

/** A bike that matched an alert. Its details are read from the bike, which may be hidden or sold by now. */
export const AlertHitItem = HitReference.extend({
  entity: z.literal("alertHit"),
  userId: z.string(),
  alertId: z.string(),
  expiresAt: z.number().int(),
});
export type AlertHitItem = z.infer<typeof AlertHitItem>;

/** `mark` changes with each hit, so that a hit during the writing of a digest is not missed. */
export const AlertDigestDueItem = z.object({
  entity: z.literal("alertDigestDue"),
  userId: z.string(),
  mark: z.string(),
});
export type AlertDigestDueItem = z.infer<typeof AlertDigestDueItem>;

export const AlertDigestItem = z.object({
  entity: z.literal("alertDigest"),
  userId: z.string(),
  /** In Swedish time. */
  day: z.iso.date(),
  alerts: z.array(
    z.object({
      name: z.string(),
      kind: AlertKind,
      /** Public names of the newest bikes, with the town of the theft or ad, and the ad's price in kronor. */
      bikes: z.array(z.object({ title: z.string(), place: PublicText, price: z.number().int().optional() })),
      more: z.number().int(),
    }),
  ),
});
export type AlertDigestItem = z.infer<typeof AlertDigestItem>;
