import type { RewardState } from "#contract/found-reports.ts";
import { mayBePaid } from "./rules.ts";
import type { FoundReportItem, RewardItem } from "#lambdas/shared/table/items/found-report.ts";
import type { TheftItem } from "#lambdas/shared/table/items/theft.ts";

type Known = {
  /** What was promised for the theft, to whomever. */
  readonly reward?: RewardItem | undefined;
  readonly theft?: Pick<TheftItem, "state"> | undefined;
};

/** How it stands with the points for a report. */
export const rewardStateOf = (
  { id, finderId, flags, state }: FoundReportItem,
  { reward, theft }: Known,
): RewardState => {
  if (reward) return reward.reportId === id ? reward.state : "none";
  if (finderId === undefined || !mayBePaid(flags)) return "none";
  if (state === "rejected" || state === "expired") return "none";
  return state === "confirmed" && theft?.state === "recovered" ? "none" : "waiting";
};
