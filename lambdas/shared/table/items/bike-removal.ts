import * as z from "zod";
import { RemovedAs } from "#contract/bike-removals.ts";

/** That an administrator asks for a bike to be taken out of the register, until another one decides or its time is up. A bike has one at most. */
export const BikeRemovalItem = z.object({
  entity: z.literal("bikeRemoval"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  as: RemovedAs,
  /** Of a duplicate: the registration that stays, and whose that is. */
  keptBikeId: z.string().optional(),
  keptOwnerId: z.string().optional(),
  /** Who has written that the bike is not the owner's, and is told what came of it. */
  toldId: z.string().optional(),
  bike: z.string(),
  frameNumber: z.string(),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** As which versions both were seen by the one who asked. */
  bikeVersion: z.number().int(),
  keptVersion: z.number().int().optional(),
  state: z.enum(["open", "approved", "declined"]),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  /** The bike is out of the register, and its stickers and orders are not all seen to. */
  unfinished: z.boolean().optional(),
  /** Epoch seconds: an open one is gone when its time is up. */
  expiresAt: z.number().int(),
});
export type BikeRemovalItem = z.infer<typeof BikeRemovalItem>;
