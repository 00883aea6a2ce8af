import * as z from "zod";
import {
  DisputeSide,
  OwnershipDisputeState,
  OwnershipOutcome,
} from "#contract/ownership/ownership-disputes.ts";

const Statement = z.object({ text: z.string(), at: z.iso.datetime(), pictures: z.array(z.string()) });

const Verdict = z.object({ outcome: OwnershipOutcome, reasons: z.string(), at: z.iso.datetime() });

/** A dispute between two people who claim one bike. While open or appealed it is in the administrators' list; once decided, in the list of decisions that are not final. */
export const OwnershipDisputeItem = z.object({
  entity: z.literal("ownershipDispute"),
  id: z.string(),
  bikeId: z.string(),
  bike: z.string(),
  frameNumber: z.string(),
  claimantId: z.string(),
  /** Whose bike it was when the dispute was opened. */
  ownerId: z.string(),
  state: OwnershipDisputeState,
  openedAt: z.iso.datetime(),
  answerUntil: z.iso.datetime(),
  claimantSaid: z.array(Statement),
  ownerSaid: z.array(Statement),
  /** Removed when a side adds a statement, so that nobody approves a proposal made without it. */
  proposal: Verdict.extend({ by: z.string() }).optional(),
  decisions: z.array(Verdict.extend({ by: z.array(z.string()), afterAppeal: z.boolean() })),
  /** The text of the appeal is the side's statement at the same time. */
  appeal: z.object({ side: DisputeSide, at: z.iso.datetime() }).optional(),
  appealUntil: z.iso.datetime().optional(),
  withdrawnAt: z.iso.datetime().optional(),
  version: z.number().int(),
  /** Epoch seconds; set when it is closed. */
  expiresAt: z.number().int().optional(),
});
export type OwnershipDisputeItem = z.infer<typeof OwnershipDisputeItem>;

/** A dispute in the list of one of its sides. */
export const DisputeEntryItem = z.object({
  entity: z.literal("disputeEntry"),
  userId: z.string(),
  disputeId: z.string(),
  bikeId: z.string(),
});
export type DisputeEntryItem = z.infer<typeof DisputeEntryItem>;
