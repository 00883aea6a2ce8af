import * as z from "zod";
import { Theft } from "#contract/thefts/thefts.ts";

/** Listed as open until it ends. */
export const TheftItem = Theft.extend({
  entity: z.literal("theft"),
  id: z.string(),
  bikeId: z.string(),
  ownerId: z.string(),
  frameNumber: z.string(),
  /** The bike's name for notifications and mails. */
  bike: z.string(),
  policeReportNumber: z.string().optional(),
  /** Confirmed finders' reports, in order of confirmation. */
  confirmed: z.array(z.object({ reportId: z.string(), finderId: z.string().optional() })),
  /** Days in Sweden of the last mails about a scan and about a shared place. */
  scanToldOn: z.iso.date().optional(),
  placeToldOn: z.iso.date().optional(),
  /** True if the bike was under review when it was reported stolen. */
  inReview: z.boolean().optional(),
  version: z.number().int(),
});
export type TheftItem = z.infer<typeof TheftItem>;

/** Attributes about scans. They are removed when the theft ends. */
export const scansOfTheft = ["scannedAt", "scannedPlace", "scanToldOn", "placeToldOn"] as const;

/** A lead on a stolen bike that its owner and support were notified of. */
export const MatchItem = z.object({
  entity: z.literal("match"),
  bikeId: z.string(),
  theftId: z.string(),
  ownerId: z.string(),
  bike: z.string(),
  frameNumber: z.string(),
  /**
   * `registered`: a bike with a similar number. `attempted`: a refused registration of one.
   * `found`: a find that mentions it.
   */
  sign: z.enum(["registered", "attempted", "found"]),
  reference: z.string().optional(),
  at: z.iso.datetime(),
  expiresAt: z.number().int().optional(),
});
export type MatchItem = z.infer<typeof MatchItem>;
