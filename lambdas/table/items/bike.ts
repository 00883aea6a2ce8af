import * as z from "zod";
import { Bike, Visibility } from "#contract/bike.ts";

/** The id is whatever was given once: only what comes from outside is held to its form. */
export const BikeItem = Bike.omit({ photoUrl: true }).extend({
  entity: z.literal("bike"),
  id: z.string(),
  ownerId: z.string(),
  receiptUploadId: z.string().optional(),
  photoUploadId: z.string().optional(),
  visibility: Visibility.extend({ whenStolen: z.boolean().default(true) }),
  /** Another active bike's number looks the same: an administrator compares them. */
  possibleDuplicate: z.boolean(),
  /** A deleted bike stays in the history of its number, but nobody finds it. */
  deletedAt: z.iso.datetime().optional(),
  version: z.number().int(),
});
export type BikeItem = z.infer<typeof BikeItem>;

/** Leads from a canonical frame number to the one active bike that has it. */
export const FrameGuardItem = z.object({
  entity: z.literal("frameGuard"),
  bikeId: z.string(),
  ownerId: z.string(),
});
export type FrameGuardItem = z.infer<typeof FrameGuardItem>;

/** A registered number behind what it looks like: the fold of all of it, a variant of the end of that, or the number of a bike that has been deleted. */
export const FoldItem = z.object({
  entity: z.enum(["fold", "frameVariant", "formerNumber"]),
  bikeId: z.string(),
  frameNumber: z.string(),
  /** Told of whole folds only. */
  stolen: z.boolean().optional(),
  /** Whether searches may show the number. */
  listed: z.boolean().default(true),
});
export type FoldItem = z.infer<typeof FoldItem>;

/** One line of a bike's history; lines are only ever added. */
export const BikeEventItem = z.object({
  entity: z.literal("bikeEvent"),
  bikeId: z.string(),
  eventType: z.enum(["registration", "purchase", "transfer"]),
  at: z.iso.datetime(),
  ownerId: z.string(),
  registrationType: z.enum(["self", "store"]).optional(),
  receiptVerified: z.boolean(),
  receiptUploadId: z.string().optional(),
});
export type BikeEventItem = z.infer<typeof BikeEventItem>;
