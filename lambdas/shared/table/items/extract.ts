import * as z from "zod";

/** What an authority gets of all that is kept about someone, from asking to telling them. */
export const ExtractItem = z.object({
  entity: z.literal("extract"),
  id: z.string(),
  userId: z.string(),
  caseNumber: z.string(),
  authority: z.string(),
  ground: z.string(),
  bikeId: z.string().optional(),
  bike: z.string().optional(),
  /** Up to this day the law forbids to tell the person, and by what. */
  secretUntil: z.iso.date().optional(),
  secretGround: z.string().optional(),
  state: z.enum(["asked", "approved", "made", "declined", "failed"]),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  decidedBy: z.string().optional(),
  decidedAt: z.iso.datetime().optional(),
  reason: z.string().optional(),
  /** How often its making was begun. */
  attempts: z.number().int().default(0),
  /** Epoch milliseconds until which someone makes it. */
  heldUntil: z.number().int().default(0),
  madeAt: z.iso.datetime().optional(),
  /** When the file is gone. */
  endsAt: z.iso.datetime().optional(),
  sha256: z.string().optional(),
  /** When it was fetched last. */
  fetchedAt: z.iso.datetime().optional(),
  toldAt: z.iso.datetime().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type ExtractItem = z.infer<typeof ExtractItem>;

/** That one waits for a decision. A person has one at most. */
export const OpenExtractItem = z.object({
  entity: z.literal("openExtract"),
  extractId: z.string(),
  lapsesAt: z.iso.datetime(),
  expiresAt: z.number().int(),
});
export type OpenExtractItem = z.infer<typeof OpenExtractItem>;

/** By the fingerprint of a file that was given out, in which case that was. It says nothing of the person. */
export const ExtractSealItem = z.object({
  entity: z.literal("extractSeal"),
  sha256: z.string(),
  extractId: z.string(),
  caseNumber: z.string(),
  authority: z.string(),
  madeAt: z.iso.datetime(),
  /** Made with the service's own key: who can write in the table cannot make one. */
  seal: z.string(),
  expiresAt: z.number().int(),
});
export type ExtractSealItem = z.infer<typeof ExtractSealItem>;
