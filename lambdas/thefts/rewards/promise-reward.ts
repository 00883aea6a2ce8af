import { daysOfHold, finderPoints } from "#contract/thefts/found-reports.ts";
import { readFinderFacts } from "./finder-facts.ts";
import { type FinderFacts, initialState, flagsOf, mayBePaid, withinLastYear } from "./rules.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { RewardItem, type RewardTallyItem } from "#lambdas/thefts/items/found-report.ts";
import { rewardNotification } from "#lambdas/thefts/finder-notification.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

export const duePlace = ({ dueAt, theftId }: Pick<RewardItem, "dueAt" | "theftId">) => ({
  gsi1pk: lists.rewardsDue(),
  gsi1sk: `${dueAt}#${theftId}`,
});

const reviewPlace = ({ createdAt, theftId }: RewardItem) => ({
  gsi1pk: lists.rewardsInReview(),
  gsi1sk: `${createdAt}#${theftId}`,
});

const rewardWrite = (reward: RewardItem): Action =>
  put(keys.reward(reward.bikeId, reward.theftId), "reward", {
    ...reward,
    ...(reward.state === "held" && duePlace(reward)),
    ...(reward.state === "under_review" && reviewPlace(reward)),
  }).expectNew("stale");

/** Serialises promises to one finder, so that the second one counts the first. */
export const tallyWrite = (
  userId: string,
  tally: RewardTallyItem | undefined,
  rewards: RewardTallyItem["rewards"],
): Action => {
  const version = (tally?.version ?? 0) + 1;
  const write = put(keys.rewardTally(userId), "rewardTally", { userId, rewards, version });
  return tally ? write.expect("version", tally.version, "stale") : write.expectNew("stale");
};

type Promised = Pick<RewardItem, "bikeId" | "theftId" | "reportId" | "finderId" | "flags">;
type FinderRecord = { readonly facts: FinderFacts; readonly tally: RewardTallyItem | undefined };

const promiseWrites = (
  promised: Promised,
  { facts, tally }: FinderRecord,
  system: Pick<System, "now" | "newId">,
): Action[] => {
  const now = system.now();
  const { finderId, flags, theftId } = promised;
  const createdAt = now.toISOString();
  const reward: RewardItem = {
    ...promised,
    entity: "reward",
    points: finderPoints,
    state: initialState(flags),
    createdAt,
    dueAt: new Date(now.getTime() + daysOfHold * dayMilliseconds).toISOString(),
  };
  const rewards = [...withinLastYear(facts.promised, now), { theftId, at: createdAt }];
  return [
    rewardWrite(reward),
    tallyWrite(finderId, tally, rewards),
    ...(facts.finder.identityLevel < 2 ? [rewardNotification(reward, "reward-awaits-identity", system)] : []),
  ];
};

/**
 * Promises the points once per theft, to the first confirmed finder who may be paid. Part of the
 * transaction that completes both conditions: recovered and confirmed.
 */
export const promiseReward = async (
  table: Pick<Table, "get" | "query">,
  { id: theftId, bikeId, ownerId, confirmed }: TheftItem,
  system: Pick<System, "now" | "newId">,
): Promise<Action[]> => {
  if (await table.get(keys.reward(bikeId, theftId), RewardItem)) return [];
  for (const { reportId, finderId } of confirmed) {
    if (finderId === undefined) continue;
    const known = await readFinderFacts(table, { bikeId, ownerId, finderId }, system.now());
    const flags = known ? flagsOf(known.facts) : [];
    if (known && mayBePaid(flags))
      return promiseWrites({ bikeId, theftId, reportId, finderId, flags }, known, system);
  }
  return [];
};
