import * as z from "zod";
import {
  DisputeSide,
  OwnershipDisputeState,
  OwnershipOutcome,
} from "#contract/ownership/ownership-disputes.ts";

const Statement = z.object({ text: z.string(), at: z.iso.datetime(), pictures: z.array(z.string()) });

const Verdict = z.object({ outcome: OwnershipOutcome, reasons: z.string(), at: z.iso.datetime() });

/** Two claim one bike. In the list of those that wait for administrators while open or appealed, and of decided ones until they are final. */
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
  /** Gone when a side adds something, so that nothing is confirmed that its author has not read. */
  proposal: Verdict.extend({ by: z.string() }).optional(),
  decisions: z.array(Verdict.extend({ by: z.array(z.string()), afterAppeal: z.boolean() })),
  /** Its text is the statement of that moment. */
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
