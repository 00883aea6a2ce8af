import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type {
  OpenedOwnershipDispute,
  OwnershipVerdict,
  ProposalAnswer,
} from "#contract/office/ownership-dispute-cases.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import {
  closingWrites,
  decidedPlace,
  disputeNotices,
  disputeWrite,
} from "#lambdas/ownership/disputes/dispute-writes.ts";
import { readDispute } from "#lambdas/ownership/disputes/read-disputes.ts";
import { appealUntil, isReady } from "#lambdas/ownership/disputes/rules.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { notifyAsker } from "#lambdas/people/administrators/four-eyes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { outcomeWrites } from "./outcome-writes.ts";
import { type Seen, actWrites, readSeen } from "./read-case.ts";
import { showCase } from "./show-cases.ts";

type Context = Pick<BikeAdminContext, "table" | "system" | "pictures">;
type ById = Omit<Seen, "version">;

const both = ["claimant", "owner"] as const;
const linkTo = ({ id }: OwnershipDisputeItem): string => `/admin-ownership-disputes/${id}`;

const cleaned = (text: string, now: Date): string => hidePersonalNumbers(text, swedishDate(now));

/** Reads the dispute again after a conflict, and refuses if it has changed. */
const act = async (
  context: Context,
  seen: Seen,
  state: "open" | "appealed",
  writesOf: (dispute: OwnershipDisputeItem, now: Date) => Promise<readonly Action[]>,
): Promise<OpenedOwnershipDispute> => {
  const { table, system } = context;
  await retryOnConflict(system, async () => {
    const dispute = await readSeen(context, seen, state);
    await table.transact(await writesOf(dispute, system.now()));
  });
  return showCase(context, seen.adminId, await readDispute(table, seen.disputeId));
};

/** Nothing happens to the bike before another administrator confirms. */
export const proposeDecision = (
  context: Context,
  { adminId: by, disputeId }: ById,
  { outcome, reasons, version }: OwnershipVerdict,
): Promise<OpenedOwnershipDispute> =>
  act(context, { adminId: by, disputeId, version }, "open", async (dispute, now) => {
    if (dispute.proposal !== undefined) throw new ProblemError("ownership-proposal-open");
    if (!isReady(dispute, now)) throw new ProblemError("ownership-dispute-not-ready");
    const proposal = { outcome, reasons: cleaned(reasons, now), by, at: now.toISOString() };
    return [
      disputeWrite(dispute).set({ proposal }),
      ...actWrites(context, dispute, {
        by,
        action: "ownership-decision-proposed",
        reason: proposal.reasons,
        now,
      }),
    ];
  });

type Proposed = OwnershipDisputeItem & { readonly proposal: NonNullable<OwnershipDisputeItem["proposal"]> };

const confirm = async (context: Context, dispute: Proposed, by: string, now: Date): Promise<Action[]> => {
  const { id, proposal, decisions } = dispute;
  if (proposal.by === by) throw new ProblemError("ownership-proposal-own");
  const { outcome, reasons } = proposal;
  const at = now.toISOString();
  const until = appealUntil(now);
  const made = { outcome, reasons, at, by: [proposal.by, by], afterAppeal: false };
  return [
    disputeWrite(dispute)
      .set({
        state: "decided",
        decisions: [...decisions, made],
        appealUntil: until,
        ...decidedPlace(id, until),
      })
      .remove("proposal"),
    ...(await outcomeWrites(context, dispute, outcome, false)),
    ...disputeNotices(dispute, both, "ownership-decided", context.system),
    ...notifyAsker(
      context.system,
      { askedBy: proposal.by, link: linkTo(dispute) },
      { state: "approved", by, now },
    ),
    ...actWrites(context, dispute, { by, action: "ownership-decision-confirmed", reason: reasons, now }),
  ];
};

const decline = (context: Context, dispute: Proposed, by: string, reason: string, now: Date): Action[] => [
  disputeWrite(dispute).remove("proposal"),
  ...notifyAsker(
    context.system,
    { askedBy: dispute.proposal.by, link: linkTo(dispute) },
    { state: "declined", by, now },
  ),
  ...actWrites(context, dispute, {
    by,
    action: "ownership-decision-declined",
    reason: cleaned(reason, now),
    now,
  }),
];

/** A second administrator decides or returns the proposal; its author can only withdraw it. */
export const answerProposal = (
  context: Context,
  { adminId: by, disputeId }: ById,
  answer: ProposalAnswer,
): Promise<OpenedOwnershipDispute> =>
  act(context, { adminId: by, disputeId, version: answer.version }, "open", async (dispute, now) => {
    const { proposal } = dispute;
    if (proposal === undefined) throw new ProblemError("ownership-dispute-decided");
    const proposed = { ...dispute, proposal };
    return answer.decision === "approve"
      ? confirm(context, proposed, by, now)
      : decline(context, proposed, by, answer.reason, now);
  });

/** Final; needs an administrator without part in the first decision. */
export const decideAppeal = (
  context: Context,
  { adminId: by, disputeId }: ById,
  { outcome, reasons, version }: OwnershipVerdict,
): Promise<OpenedOwnershipDispute> =>
  act(context, { adminId: by, disputeId, version }, "appealed", async (dispute, now) => {
    const { decisions } = dispute;
    if (decisions.some((made) => made.by.includes(by)))
      throw new ProblemError("ownership-appeal-needs-another");
    const cleanReasons = cleaned(reasons, now);
    const made = { outcome, reasons: cleanReasons, at: now.toISOString(), by: [by], afterAppeal: true };
    return [
      ...closingWrites(dispute, now, { decisions: [...decisions, made] }),
      ...(await outcomeWrites(context, dispute, outcome, true)),
      ...disputeNotices(dispute, both, "ownership-decided", context.system),
      ...actWrites(context, dispute, { by, action: "ownership-appeal-decided", reason: cleanReasons, now }),
    ];
  });
