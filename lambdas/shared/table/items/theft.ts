import * as z from "zod";
import { Theft } from "#contract/thefts.ts";

/** Carries the key of the list of open thefts as long as it is open. */
export const TheftItem = Theft.extend({
  entity: z.literal("theft"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  frameNumber: z.string(),
  /** What its owner calls the bike, for those who are told of it. */
  bike: z.string(),
  policeReportNumber: z.string().optional(),
  /** The reports of finders that the owner has confirmed, in their order. */
  confirmed: z.array(z.object({ reportId: z.string(), finderId: z.string().optional() })),
  /** The days in Sweden on which its owner was last told that its code was scanned, and where. */
  scanToldOn: z.iso.date().optional(),
  placeToldOn: z.iso.date().optional(),
  /** An administrator had still to decide about the bike when it was reported. */
  inReview: z.boolean().optional(),
  version: z.number().int(),
});
export type TheftItem = z.infer<typeof TheftItem>;

/** What is known of a theft by scans of the bike's code. It goes with the theft. */
export const scansOfTheft = ["scannedAt", "scannedPlace", "scanToldOn", "placeToldOn"] as const;

/** A sign of a stolen bike that its owner and the support were told of. */
export const MatchItem = z.object({
  entity: z.literal("match"),
  bikeId: z.string(),
  theftId: z.string(),
  ownerId: z.string(),
  bike: z.string(),
  frameNumber: z.string(),
  /** A bike with a number that looks the same; someone's attempt to register such a number; a find that names it. */
  sign: z.enum(["registered", "attempted", "found"]),
  /** The bike or the found report. */
  reference: z.string().optional(),
  at: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type MatchItem = z.infer<typeof MatchItem>;
