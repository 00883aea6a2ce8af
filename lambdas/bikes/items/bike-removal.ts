import * as z from "zod";
import { RemovedAs } from "#contract/office/bike-removals.ts";

/**
 * An administrator's request to remove a bike, until another administrator decides or it expires. A
 * bike has one at most.
 */
export const BikeRemovalItem = z.object({
  entity: z.literal("bikeRemoval"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  as: RemovedAs,
  /** For a duplicate: the registration that stays, and its owner. */
  keptBikeId: z.string().optional(),
  keptOwnerId: z.string().optional(),
  /** The person who claims the bike; gets a mail about the outcome. */
  toldId: z.string().optional(),
  bike: z.string(),
  frameNumber: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** The versions that the requesting administrator saw. */
  bikeVersion: z.number().int(),
  keptVersion: z.number().int().optional(),
  state: z.enum(["open", "approved", "declined"]),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  /** The bike is removed, but its stickers and orders are not all handled yet. */
  unfinished: z.boolean().optional(),
  /** Epoch seconds, when an open request expires. */
  expiresAt: z.number().int(),
});
export type BikeRemovalItem = z.infer<typeof BikeRemovalItem>;
