import type { RewardState } from "#contract/thefts/found-reports.ts";
import { mayBePaid } from "./rules.ts";
import type { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";

type RewardContext = {
  /** The reward for the theft, which can belong to another report. */
  readonly reward?: RewardItem | undefined;
  readonly theft?: Pick<TheftItem, "state"> | undefined;
};

export const rewardStateOf = (
  { id, finderId, flags, state }: FoundReportItem,
  { reward, theft }: RewardContext,
): RewardState => {
  if (reward) return reward.reportId === id ? reward.state : "none";
  if (finderId === undefined || !mayBePaid(flags)) return "none";
  if (state === "rejected" || state === "expired" || theft?.state === "ended") return "none";
  return state === "confirmed" && theft?.state === "recovered" ? "none" : "waiting";
};
