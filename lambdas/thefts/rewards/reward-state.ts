import type { RewardState } from "#contract/thefts/found-reports.ts";
import { mayBePaid } from "./rules.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { type FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";

export type RewardContext = {
  /** The reward for the theft, which can belong to another report. */
  readonly reward?: RewardItem | undefined;
  readonly theft?: TheftItem | undefined;
};

type OfTheft = Pick<FoundReportItem, "bikeId" | "theftId">;

/** Several reports can be of one theft, but a batch may name each key only once. */
export const readRewards = async (
  table: Pick<Table, "batchGet">,
  reports: readonly OfTheft[],
): Promise<(report: OfTheft) => RewardContext> => {
  const thefts = [...new Map(reports.map((report) => [report.theftId, report])).values()];
  const [rewards, items] = await Promise.all([
    table.batchGet(
      thefts.map(({ bikeId, theftId }) => keys.reward(bikeId, theftId)),
      RewardItem,
    ),
    table.batchGet(
      thefts.map(({ bikeId, theftId }) => keys.theft(bikeId, theftId)),
      TheftItem,
    ),
  ]);
  return ({ theftId }) => ({
    reward: rewards.find((reward) => reward.theftId === theftId),
    theft: items.find(({ id }) => id === theftId),
  });
};

export const rewardStateOf = (
  { id, finderId, flags, state }: FoundReportItem,
  {
    reward,
    theft,
  }: Pick<RewardContext, "reward"> & { readonly theft?: Pick<TheftItem, "state"> | undefined },
): RewardState => {
  if (reward) return reward.reportId === id ? reward.state : "none";
  if (finderId === undefined || !mayBePaid(flags)) return "none";
  if (state === "rejected" || state === "expired" || theft?.state === "ended") return "none";
  return state === "confirmed" && theft?.state === "recovered" ? "none" : "waiting";
};
