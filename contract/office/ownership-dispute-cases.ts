import * as z from "zod";
import { BikeId } from "#contract/bikes/bike.ts";
import {
  DisputeStatement,
  OwnershipDecision,
  OwnershipDisputeId,
  OwnershipDisputeState,
  OwnershipOutcome,
} from "#contract/ownership/ownership-disputes.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText, requiredText } from "#contract/platform/text.ts";

/** An administrator's proposed decision, for another to confirm. */
const Proposal = z.object({
  outcome: OwnershipOutcome,
  reasons: z.string(),
  by: PersonRef,
  /** Proposed by the reader, so another administrator must confirm. */
  mine: z.boolean(),
  at: z.iso.datetime(),
});

/** A dispute in the list of those that wait: open, or appealed. */
export const ListedOwnershipDispute = z.object({
  id: OwnershipDisputeId,
  state: OwnershipDisputeState,
  bikeId: BikeId,
  bike: z.string(),
  frameNumber: z.string(),
  openedAt: z.iso.datetime(),
  answerBy: z.iso.datetime(),
  answered: z.boolean(),
  /** True if an administrator can decide: the owner has answered or had the time to, or an appeal waits. */
  ready: z.boolean(),
  proposed: z.boolean(),
  /** True if only another administrator can go on: the reader made the proposal, is a side of the dispute, or made the decision that is appealed. */
  forOthers: z.boolean(),
});
export type ListedOwnershipDispute = z.infer<typeof ListedOwnershipDispute>;

const Party = PersonRef.extend({ statements: z.array(DisputeStatement) });

export const OpenedOwnershipDispute = ListedOwnershipDispute.extend({
  /** A decision must name the version that the administrator saw. */
  version: z.number().int(),
  claimant: Party,
  /** The owner when the dispute was opened. */
  owner: Party,
  proposal: Proposal.optional(),
  decisions: z.array(OwnershipDecision.extend({ by: z.array(PersonRef) })),
  appeal: z
    .object({ side: z.enum(["claimant", "owner"]), text: z.string(), at: z.iso.datetime() })
    .optional(),
  appealUntil: z.iso.datetime().optional(),
  withdrawnAt: z.iso.datetime().optional(),
  /** True if the reader is a side of the dispute or made the decision that is appealed. */
  exempt: z.boolean(),
});
export type OpenedOwnershipDispute = z.infer<typeof OpenedOwnershipDispute>;

const version = z.number().int();
/** Sent to both sides. */
const OwnershipVerdict = z.object({ outcome: OwnershipOutcome, reasons: fullText(20, 2000), version });
export type OwnershipVerdict = z.infer<typeof OwnershipVerdict>;

/** A rejection removes the proposal; its reason is logged and shown to the proposer. */
const ProposalAnswer = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve"), version }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500), version }),
]);
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;

const ById = z.object({ disputeId: OwnershipDisputeId });
const list = "/admin/bike-cases/ownership-disputes";
const path = `${list}/{disputeId}` as const;
const refusals = [
  "account-exempt",
  "case-claimed",
  "ownership-dispute-not-found",
  "ownership-dispute-decided",
  "ownership-dispute-outdated",
] as const;

export const ownershipDisputeCaseRoutes = defineRoutes({
  listOwnershipDisputeCases: {
    method: "GET",
    path: list,
    access: "admin",
    summary: "List disputes about who owns a bike that wait for administrators, oldest first",
    query: PageQuery,
    response: pageOf(ListedOwnershipDispute),
    problems: ["invalid-cursor"],
  },
  openOwnershipDisputeCase: {
    method: "GET",
    path,
    access: "admin",
    summary: "Get a dispute with what both sides have said; the view is recorded",
    params: ById,
    response: OpenedOwnershipDispute,
    problems: ["ownership-dispute-not-found"],
  },
  proposeOwnershipDecision: {
    method: "POST",
    path: `${path}/proposal`,
    access: "admin",
    summary: "Propose who the bike belongs to, for another administrator to confirm; it is recorded",
    params: ById,
    body: OwnershipVerdict,
    response: OpenedOwnershipDispute,
    problems: [...refusals, "ownership-dispute-not-ready", "ownership-proposal-open"],
  },
  answerOwnershipProposal: {
    method: "POST",
    path: `${path}/proposal/decision`,
    access: "admin",
    summary: "Confirm or decline what another administrator has proposed; it is recorded",
    params: ById,
    body: ProposalAnswer,
    response: OpenedOwnershipDispute,
    problems: [...refusals, "ownership-proposal-own"],
  },
  decideOwnershipAppeal: {
    method: "POST",
    path: `${path}/appeal/decision`,
    access: "admin",
    summary: "Decide an appeal for good, as an administrator who had no part in the decision",
    params: ById,
    body: OwnershipVerdict,
    response: OpenedOwnershipDispute,
    problems: [...refusals, "ownership-appeal-needs-another"],
  },
});
