import { swedishDate } from "#contract/platform/calendar-date.ts";
import type { RemovalDecision } from "#contract/office/bike-removals.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { finishRemoval } from "./finish-removal.ts";
import type { RemovalContext } from "./removal-context.ts";
import { removeBike } from "./remove-bike.ts";
import { requireRemovable } from "./require-removable.ts";
import { type Answer, answerWrite, notifyAsker } from "#lambdas/people/administrators/four-eyes.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { Action, ActionBuilder } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type RemovalKey = { readonly adminId: string; readonly bikeId: string; readonly removalId: string };

/** The table hides a lapsed request, like every expired item. */
const readRemoval = async (
  { table }: RemovalContext,
  { bikeId, removalId }: RemovalKey,
): Promise<BikeRemovalItem> => {
  const removal = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
  if (removal?.id !== removalId) throw new ProblemError("removal-decided");
  return removal;
};

type RemovalAnswer = Answer<"approved" | "declined">;

const decisionWrite = ({ bikeId, id }: BikeRemovalItem, answer: RemovalAnswer): ActionBuilder =>
  answerWrite(keys.bikeRemoval(bikeId), { id, state: "open" }, answer, "removal-decided").set({
    expiresAt: expiryOf("bikeRemovals", answer.now),
  });

/** The audit line names the deciding administrator; the request has a separate line. */
const endingWrites = (
  { system }: RemovalContext,
  { bikeId, ownerId, askedBy }: BikeRemovalItem,
  answer: RemovalAnswer,
  reason: string,
): readonly Action[] => {
  const { state, by, now } = answer;
  return [
    ...auditWrites(system, {
      subject: bikeId,
      person: ownerId,
      bike: bikeId,
      by,
      action: `bike-removal-${state}`,
      at: now.toISOString(),
      reason,
    }),
    ...notifyAsker(system, { askedBy, link: `/admin-bikes/${bikeId}` }, answer),
    endClaim({ queue: "removals", caseId: bikeId }, by, now),
  ];
};

const decline = async (context: RemovalContext, removalKey: RemovalKey, reason: string): Promise<void> => {
  const { table, system } = context;
  const removal = await readRemoval(context, removalKey);
  const now = system.now();
  const answer: RemovalAnswer = { state: "declined", by: removalKey.adminId, now };
  const loggedReason = hidePersonalNumbers(reason, swedishDate(now));
  await table.transact([
    decisionWrite(removal, answer).remove("gsi1pk", "gsi1sk"),
    ...endingWrites(context, removal, answer, loggedReason),
  ]);
};

/** Throws `removal-outdated` if the bike has changed since the request. */
const requireUnchanged = async ({ table }: RemovalContext, removal: BikeRemovalItem, adminId: string) => {
  const { bikeId, keptBikeId, bikeVersion, keptVersion } = removal;
  const both = await requireRemovable(table, { adminId, bikeId, keptBikeId }).catch((error: unknown) => {
    const isGone = error instanceof ProblemError && error.code === "bike-not-found";
    throw isGone ? new ProblemError("removal-outdated") : error;
  });
  if (both.bike.version !== bikeVersion || both.kept?.version !== keptVersion)
    throw new ProblemError("removal-outdated");
  return both;
};

const approve = async (context: RemovalContext, removalKey: RemovalKey): Promise<BikeRemovalItem> => {
  const { system } = context;
  const { adminId: by } = removalKey;
  const removal = await readRemoval(context, removalKey);
  if (removal.unfinished === true) return removal;
  if (removal.state !== "open") throw new ProblemError("removal-decided");
  if (removal.askedBy === by) throw new ProblemError("removal-own");
  const both = await requireUnchanged(context, removal, by);
  const now = system.now();
  const answer: RemovalAnswer = { state: "approved", by, now };
  await removeBike(context, removal, both, {
    now,
    first: [decisionWrite(removal, answer).set({ unfinished: true })],
    last: endingWrites(context, removal, answer, removal.reason),
  });
  return { ...removal, state: "approved", unfinished: true };
};

/** Approves or declines a removal. Approving again resumes an interrupted one. */
export const decideRemoval = async (
  context: RemovalContext,
  removalKey: RemovalKey,
  decision: RemovalDecision,
): Promise<Record<string, never>> => {
  if (decision.decision === "reject") {
    await decline(context, removalKey, decision.reason);
    return {};
  }
  const removal = await retryOnConflict(context.system, () => approve(context, removalKey));
  if (removal.unfinished) await finishRemoval(context, removal);
  return {};
};
