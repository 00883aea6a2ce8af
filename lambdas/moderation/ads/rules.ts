import type { AppealState } from "#contract/platform/appeal-state.ts";
import { monthsToAppeal } from "#contract/moderation/ad-decisions.ts";
import type { AdReportReason } from "#contract/moderation/ad-reports.ts";
import type { AdCaseItem } from "#lambdas/moderation/items/ad-report.ts";

type Side = "seller" | "reporter";
type AppealableCase = Pick<AdCaseItem, "state" | "decisions" | "appeals">;

/**
 * Reasons that question the seller's right to the bike: they block new ads for it until the removal is
 * reversed.
 */
const blockingReasons: readonly AdReportReason[] = ["stolen-bike", "not-sellers-bike", "fraud"];
export const blocksNewAds = (reason: AdReportReason): boolean => blockingReasons.includes(reason);

export const appealUntil = (decidedAt: string): Date => {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + monthsToAppeal);
  return until;
};

const winnerOf = { removed: "reporter", kept: "seller" } as const;

/** Each side can appeal once, in time, against the latest decision if it went against them. */
export const appealStateOf = (
  { state, decisions, appeals }: AppealableCase,
  side: Side,
  now: Date,
): AppealState => {
  const last = decisions.at(-1);
  const own = appeals.some(({ by }) => by === side);
  if (state === "appealed" && own && appeals.at(-1)?.by === side) return "waiting";
  if (own) return "used";
  if (last === undefined || state !== "decided" || winnerOf[last.outcome] === side) return "no";
  return appealUntil(last.at) < now ? "too-late" : "possible";
};

/** An appeal goes to an administrator who has not decided the case. */
export const hasDecided = ({ decisions }: Pick<AdCaseItem, "decisions">, adminId: string): boolean =>
  decisions.some(({ by }) => by === adminId);

/** Nobody decides a case they are part of. */
export const isParty = ({ sellerId, reporters }: AdCaseItem, userId: string): boolean =>
  sellerId === userId || reporters.some((reporter) => reporter.userId === userId);
