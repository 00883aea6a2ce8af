import { type AppealState, monthsToAppeal } from "#contract/ad-decisions.ts";
import type { AdReportReason } from "#contract/ad-reports.ts";
import type { AdCaseItem } from "#lambdas/shared/table/items/ad-report.ts";

type Side = "seller" | "reporter";
type Judged = Pick<AdCaseItem, "state" | "decisions" | "appeals">;

/** A removal for one of these says that the bike is not its seller's to sell: there can be no other ad for it before that is reversed. */
const barring: readonly AdReportReason[] = ["stolen-bike", "not-sellers-bike", "fraud"];
export const bars = (reason: AdReportReason): boolean => barring.includes(reason);

/** The last moment to appeal against what was decided then. */
export const appealUntil = (decidedAt: string): Date => {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + monthsToAppeal);
  return until;
};

const winnerOf = { removed: "reporter", kept: "seller" } as const;

/** Whether a side can appeal: against the newest decision, where it has gone against it, once and in time. */
export const appealStateOf = ({ state, decisions, appeals }: Judged, side: Side, now: Date): AppealState => {
  const last = decisions.at(-1);
  const own = appeals.some(({ by }) => by === side);
  if (state === "appealed" && own && appeals.at(-1)?.by === side) return "waiting";
  if (own) return "used";
  if (last === undefined || state !== "decided" || winnerOf[last.outcome] === side) return "no";
  return appealUntil(last.at) < now ? "too-late" : "possible";
};

/** The administrators who have decided before: an appeal is for another one. */
export const hasDecided = ({ decisions }: Pick<AdCaseItem, "decisions">, adminId: string): boolean =>
  decisions.some(({ by }) => by === adminId);

/** Nobody decides about themselves. */
export const isParty = ({ sellerId, reporters }: AdCaseItem, userId: string): boolean =>
  sellerId === userId || reporters.some((reporter) => reporter.userId === userId);
