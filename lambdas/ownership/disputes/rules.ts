import {
  type DisputeSide,
  type OwnershipOutcome,
  daysToAppealOwnershipDispute,
} from "#contract/ownership/ownership-disputes.ts";
import type { AppealState } from "#contract/platform/appeal-state.ts";
import type { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const daysAfter = (at: Date, days: number): string =>
  new Date(at.getTime() + days * dayMilliseconds).toISOString();

export const appealUntil = (decidedAt: Date): string => daysAfter(decidedAt, daysToAppealOwnershipDispute);

export const sideOf = (
  { claimantId, ownerId }: Pick<OwnershipDisputeItem, "claimantId" | "ownerId">,
  userId: string,
): DisputeSide | undefined => {
  if (userId === claimantId) return "claimant";
  return userId === ownerId ? "owner" : undefined;
};

export const otherSide = (side: DisputeSide): DisputeSide => (side === "owner" ? "claimant" : "owner");

export const listOf = (side: DisputeSide): "claimantSaid" | "ownerSaid" => `${side}Said`;

/** If nobody could show it, the owner keeps the bike. */
export const winnerOf = (outcome: OwnershipOutcome): DisputeSide =>
  outcome === "claimant" ? "claimant" : "owner";

/** A side of the dispute, or an administrator who has decided about it, may not decide. */
export const isExempt = (dispute: OwnershipDisputeItem, adminId: string): boolean =>
  sideOf(dispute, adminId) !== undefined || dispute.decisions.some(({ by }) => by.includes(adminId));

/** Another administrator answers a proposal. */
export const isForOthers = (dispute: OwnershipDisputeItem, adminId: string): boolean =>
  dispute.proposal?.by === adminId || isExempt(dispute, adminId);

/** The owner has answered, or has had the time to. */
export const isReady = (
  { state, ownerSaid, answerUntil }: Pick<OwnershipDisputeItem, "state" | "ownerSaid" | "answerUntil">,
  now: Date,
): boolean =>
  state === "appealed" || (state === "open" && (ownerSaid.length > 0 || answerUntil <= now.toISOString()));

/** One appeal in all, by the side that the decision went against. */
export const appealStateOf = (
  { state, decisions, appeal, appealUntil: until = "" }: OwnershipDisputeItem,
  side: DisputeSide,
  now: Date,
): AppealState => {
  if (appeal?.side === side) return state === "appealed" ? "waiting" : "used";
  const last = decisions.at(-1);
  if (last === undefined || last.afterAppeal || winnerOf(last.outcome) === side) return "no";
  return state === "decided" && until > now.toISOString() ? "possible" : "too-late";
};
