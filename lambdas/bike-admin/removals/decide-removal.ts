import { swedishDate } from "#contract/calendar-date.ts";
import type { RemovalDecision } from "#contract/bike-removals.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { expiryOf } from "#contract/retention.ts";
import { finishRemoval } from "./finish-removal.ts";
import type { RemovalContext } from "./removal-context.ts";
import { removeBike } from "./remove-bike.ts";
import { requireRemovable } from "./require-removable.ts";
import { type Answer, answerWrite } from "#lambdas/shared/administrators/four-eyes.ts";
import { endClaim } from "#lambdas/shared/case-claims/end-claim.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { Action, ActionBuilder } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type Deciding = { readonly adminId: string; readonly bikeId: string; readonly removalId: string };

/** One whose time is up is gone. */
const readRemoval = async (
  { table }: RemovalContext,
  { bikeId, removalId }: Deciding,
): Promise<BikeRemovalItem> => {
  const removal = await table.get(keys.bikeRemoval(bikeId), BikeRemovalItem);
  if (removal?.id !== removalId) throw new ProblemError("removal-decided");
  return removal;
};

type Decided = Answer<"approved" | "declined">;

const decisionWrite = ({ bikeId, id }: BikeRemovalItem, answer: Decided): ActionBuilder =>
  answerWrite(keys.bikeRemoval(bikeId), { id, state: "open" }, answer, "removal-decided").set({
    expiresAt: expiryOf("bikeRemovals", answer.now),
  });

/** The line of the second one names them; that of the first stands before it. */
const lineOf = (
  { system }: RemovalContext,
  { bikeId, ownerId }: BikeRemovalItem,
  { state, by, now }: Decided,
  reason: string,
): readonly Action[] =>
  auditWrites(system, {
    subject: bikeId,
    person: ownerId,
    bike: bikeId,
    by,
    action: `bike-removal-${state}`,
    at: now.toISOString(),
    reason,
  });

const decline = async (context: RemovalContext, deciding: Deciding, reason: string): Promise<void> => {
  const { table, system } = context;
  const removal = await readRemoval(context, deciding);
  const now = system.now();
  const answer: Decided = { state: "declined", by: deciding.adminId, now };
  const told = hidePersonalNumbers(reason, swedishDate(now));
  await table.transact([
    decisionWrite(removal, answer).remove("gsi1pk", "gsi1sk"),
    ...lineOf(context, removal, answer, told),
    endClaim({ queue: "removals", caseId: deciding.bikeId }, deciding.adminId, now),
  ]);
};

/** What was asked for of a bike as it was then. What has changed since is asked for again. */
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

const approve = async (context: RemovalContext, deciding: Deciding): Promise<BikeRemovalItem> => {
  const { system } = context;
  const { adminId: by, bikeId } = deciding;
  const removal = await readRemoval(context, deciding);
  if (removal.unfinished === true) return removal;
  if (removal.state !== "open") throw new ProblemError("removal-decided");
  if (removal.askedBy === by) throw new ProblemError("removal-own");
  const both = await requireUnchanged(context, removal, by);
  const now = system.now();
  const answer: Decided = { state: "approved", by, now };
  await removeBike(context, removal, both, {
    now,
    first: [decisionWrite(removal, answer).set({ unfinished: true })],
    last: [
      ...lineOf(context, removal, answer, removal.reason),
      endClaim({ queue: "removals", caseId: bikeId }, by, now),
    ],
  });
  return { ...removal, state: "approved", unfinished: true };
};

/** Takes a bike out of the register that another administrator has asked for, or leaves it there. Asked again, an approval goes on where it was interrupted. */
export const decideRemoval = async (
  context: RemovalContext,
  deciding: Deciding,
  decision: RemovalDecision,
): Promise<Record<string, never>> => {
  if (decision.decision === "reject") {
    await decline(context, deciding, decision.reason);
    return {};
  }
  const removal = await untilFresh(context.system, () => approve(context, deciding));
  if (removal.unfinished) await finishRemoval(context, removal);
  return {};
};
