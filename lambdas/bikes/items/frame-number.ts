import * as z from "zod";
import { RemovedAd } from "./bike.ts";

/** Maps a canonical frame number to the one active bike with it. */
export const FrameGuardItem = z.object({
  entity: z.literal("frameGuard"),
  bikeId: z.string(),
  ownerId: z.string(),
});
export type FrameGuardItem = z.infer<typeof FrameGuardItem>;

/** A registered number stored under its fold, under a variant of its end, or as a deleted bike's number. */
export const FoldItem = z.object({
  entity: z.enum(["fold", "formerNumber"]),
  bikeId: z.string(),
  frameNumber: z.string(),
  /** Only for folds. */
  stolen: z.boolean().optional(),
  disputed: z.literal(true).optional(),
  /** False if searches must not show the number. */
  listed: z.boolean().default(true),
  /** Only for former numbers: the former owner, and when the bike was deleted or a store returned it. */
  ownerId: z.string().optional(),
  /** The name of the store that returned it. */
  store: z.string().optional(),
  deletedAt: z.iso.datetime().optional(),
  removedAd: RemovedAd.optional(),
});
export type FoldItem = z.infer<typeof FoldItem>;
