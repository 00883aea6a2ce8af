import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { tallyWrite } from "./promise-reward.ts";
import { move } from "#lambdas/platform/http/move.ts";
import { rewardMoves } from "./rules.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { type RewardItem, RewardTallyItem } from "#lambdas/thefts/items/found-report.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

type Context = {
  readonly table: Pick<Table, "get">;
  readonly system: Pick<System, "now" | "newId">;
};
type Settled = Pick<RewardItem, "state"> & Partial<Pick<RewardItem, "decidedBy" | "reason">>;

const rewardUpdate = (reward: RewardItem, settled: Settled, at: Date): Action =>
  update(keys.reward(reward.bikeId, reward.theftId))
    .set({ ...settled, decidedAt: at.toISOString() })
    .remove("gsi1pk", "gsi1sk")
    .expect("state", reward.state, "stale");

const finderNotification = ({ finderId, points }: RewardItem, what: string, { system }: Context): Action =>
  notificationWrite(
    { userId: finderId, type: "points", params: { what, points }, link: "/found-reports" },
    system.newId("notification"),
    system.now(),
  );

/** Pays promised points once. Without `decidedBy`, only due rewards are paid. */
export const payWrites = async (
  context: Context,
  reward: RewardItem,
  decidedBy?: string,
): Promise<readonly Action[]> => {
  const { fallDue, pay } = rewardMoves;
  const state = move<RewardItem["state"]>(decidedBy === undefined ? fallDue : pay, reward.state);
  const { finderId: userId, points: amount, theftId: reference } = reward;
  const [profile, balance] = await Promise.all([
    context.table.get(keys.profile(userId), ProfileItem),
    context.table.get(keys.balance(userId), BalanceItem),
  ]);
  // An erased account keeps its balance, but nobody can spend it.
  const at = context.system.now();
  if (!profile || !balance) return [rewardUpdate(reward, { state: "refused", decidedBy }, at)];
  return [
    requireOpenAccount(userId),
    rewardUpdate(reward, { state, decidedBy }, at),
    ...entryWrites(balance, { userId, amount, reason: "reward", reference, at }),
    finderNotification(reward, "reward-paid", context),
  ];
};

/** Takes promised points back. They no longer count against the finder. */
export const refuseWrites = async (
  context: Context,
  reward: RewardItem,
  { decidedBy, reason }: { readonly decidedBy: string; readonly reason: string },
): Promise<readonly Action[]> => {
  const state = move<RewardItem["state"]>(rewardMoves.refuse, reward.state);
  const { finderId, theftId } = reward;
  const tally = await context.table.get(keys.rewardTally(finderId), RewardTallyItem);
  const left = (tally?.rewards ?? []).filter((promised) => promised.theftId !== theftId);
  return [
    rewardUpdate(reward, { state, decidedBy, reason }, context.system.now()),
    tallyWrite(finderId, tally, left),
    finderNotification(reward, "reward-refused", context),
  ];
};
