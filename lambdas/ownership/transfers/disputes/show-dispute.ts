import {
  type OwnershipDispute,
  type DisputeSide,
  maxStatements,
} from "#contract/ownership/ownership-disputes.ts";
import { maskFrameNumber } from "#contract/bikes/public-bike.ts";
import type { TransfersContext } from "#lambdas/ownership/transfers/transfers-context.ts";
import { appealStateOf, listOf, otherSide, sideOf } from "#lambdas/ownership/disputes/rules.ts";
import { readDispute, readDisputesOf } from "#lambdas/ownership/disputes/read-disputes.ts";
import { showStatements } from "#lambdas/ownership/disputes/show-statements.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";

type Context = Pick<TransfersContext, "table" | "system" | "pictures">;

/** Throws `ownership-dispute-not-found` for everyone but the two sides. */
export const readOwnDispute = async (
  { table }: Pick<TransfersContext, "table">,
  userId: string,
  disputeId: string,
): Promise<{ readonly dispute: OwnershipDisputeItem; readonly side: DisputeSide }> => {
  const dispute = await readDispute(table, disputeId);
  const side = sideOf(dispute, userId);
  if (side === undefined) throw new ProblemError("ownership-dispute-not-found");
  return { dispute, side };
};

const showAppeal = (
  dispute: OwnershipDisputeItem,
  side: DisputeSide,
  now: Date,
): OwnershipDispute["appeal"] => {
  const { appeal, appealUntil: until } = dispute;
  const own = appeal?.side === side ? appeal : undefined;
  const text = dispute[listOf(side)].find(({ at }) => at === own?.at)?.text;
  return { state: appealStateOf(dispute, side, now), until, text, at: own?.at };
};

const showRest = (
  dispute: OwnershipDisputeItem,
  side: DisputeSide,
  now: Date,
): Omit<OwnershipDispute, "statements"> => {
  const { id, state, bikeId, bike, frameNumber, openedAt, answerUntil: answerBy, withdrawnAt } = dispute;
  const isOpen = state === "open";
  return {
    id,
    side,
    state,
    bikeId,
    bike,
    frameNumber: side === "owner" ? frameNumber : maskFrameNumber(frameNumber),
    openedAt,
    answerBy,
    otherSaidAt: dispute[listOf(otherSide(side))].at(-1)?.at,
    canAdd: isOpen && dispute[listOf(side)].length < maxStatements,
    canWithdraw: isOpen && side === "claimant",
    withdrawnAt,
    // Neither side learns which administrators decided.
    decisions: dispute.decisions.map(({ by: _, ...decision }) => decision),
    appeal: showAppeal(dispute, side, now),
  };
};

export const getDispute = async (
  context: Context,
  userId: string,
  disputeId: string,
): Promise<OwnershipDispute> => {
  const { dispute, side } = await readOwnDispute(context, userId, disputeId);
  const statements = await showStatements(context, userId, dispute[listOf(side)]);
  return { ...showRest(dispute, side, context.system.now()), statements };
};

export const listDisputes = async (
  { table, system }: Context,
  userId: string,
): Promise<{ items: Omit<OwnershipDispute, "statements">[] }> => {
  const now = system.now();
  const disputes = await readDisputesOf(table, userId);
  return {
    items: disputes.map((dispute) => showRest(dispute, sideOf(dispute, userId) ?? "claimant", now)),
  };
};
