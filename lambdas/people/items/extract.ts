import * as z from "zod";

/** An authority's request for a person's data, from request to notification. */
export const ExtractItem = z.object({
  entity: z.literal("extract"),
  id: z.string(),
  userId: z.string(),
  caseNumber: z.string(),
  authority: z.string(),
  ground: z.string(),
  bikeId: z.string().optional(),
  bike: z.string().optional(),
  /** The law forbids notifying the person until this day, on this ground. */
  secretUntil: z.iso.date().optional(),
  secretGround: z.string().optional(),
  state: z.enum(["asked", "approved", "made", "declined", "failed"]),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
  attempts: z.number().int().default(0),
  /** Epoch milliseconds of the job's lock. */
  heldUntil: z.number().int().default(0),
  madeAt: z.iso.datetime().optional(),
  /** The time at which the file is deleted. */
  endsAt: z.iso.datetime().optional(),
  sha256: z.string().optional(),
  fetchedAt: z.iso.datetime().optional(),
  toldAt: z.iso.datetime().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type ExtractItem = z.infer<typeof ExtractItem>;

/** The open extract; a person has one at most. */
export const OpenExtractItem = z.object({
  entity: z.literal("openExtract"),
  extractId: z.string(),
  lapsesAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type OpenExtractItem = z.infer<typeof OpenExtractItem>;

/** Finds the case of a file that was handed out, by its hash. Holds nothing about the person. */
export const ExtractSealItem = z.object({
  entity: z.literal("extractSeal"),
  sha256: z.string(),
  extractId: z.string(),
  caseNumber: z.string(),
  authority: z.string(),
  madeAt: z.iso.datetime(),
  /** Signed with the service's key: write access to the table is not enough to forge it. */
  seal: z.string(),
  expiresAt: z.number().int(),
});
export type ExtractSealItem = z.infer<typeof ExtractSealItem>;
