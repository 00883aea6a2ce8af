import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { ownersOf } from "./finder-facts.ts";
import { duePlace, tallyWrite } from "./promise-reward.ts";
import { rewardNotification } from "#lambdas/thefts/finder-notification.ts";
import { move } from "#lambdas/platform/http/move.ts";
import { isOwnersOther, proveBy, rewardMoves } from "./rules.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, check, update } from "#lambdas/platform/table/actions.ts";
import { type RewardItem, RewardTallyItem } from "#lambdas/thefts/items/found-report.ts";
import { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

type Context = {
  readonly table: Pick<Table, "get" | "query">;
  readonly system: Pick<System, "now" | "newId">;
};
type Decision = { readonly decidedBy: string; readonly reason: string };
type Settled = Pick<RewardItem, "state"> & Partial<Pick<RewardItem, "decidedBy" | "reason">>;

const rewardUpdate = (reward: RewardItem, settled: Settled, at: Date): Action =>
  update(keys.reward(reward.bikeId, reward.theftId))
    .set({ ...settled, decidedAt: at.toISOString() })
    .remove("gsi1pk", "gsi1sk")
    .expect("state", reward.state, "stale");

const accountOf = (table: Context["table"], userId: string) =>
  Promise.all([table.get(keys.profile(userId), ProfileItem), table.get(keys.balance(userId), BalanceItem)]);

/** Pays due points once. Fails with `identity-level-too-low` while the finder may still prove who they are. */
export const payWrites = async (
  { table, system }: Context,
  reward: RewardItem,
): Promise<readonly Action[]> => {
  const state = move<RewardItem["state"]>(rewardMoves.fallDue, reward.state);
  const { bikeId, finderId: userId, points: amount, theftId: reference } = reward;
  const [[profile, balance], owners] = await Promise.all([accountOf(table, userId), ownersOf(table, bikeId)]);
  const at = system.now();
  const refused = rewardUpdate(reward, { state: "refused" }, at);
  // An erased account keeps its balance, but nobody can spend it.
  if (!profile || !balance) return [refused];
  // The number may have been proved after the promise.
  if (isOwnersOther(profile, owners)) return [refused, rewardNotification(reward, "reward-refused", system)];
  if (profile.identityLevel < 2 && at >= proveBy(reward))
    return [
      check(keys.profile(userId)).expectBelow("identityLevel", 2, "stale"),
      refused,
      rewardNotification(reward, "reward-lapsed", system),
    ];
  return [
    requireOpenAccount(userId),
    check(keys.profile(userId)).expect("identityLevel", 2, "identity-level-too-low"),
    rewardUpdate(reward, { state }, at),
    ...entryWrites(balance, { userId, amount, reason: "reward", reference, at }),
    rewardNotification(reward, "reward-paid", system),
  ];
};

/** Leaves points that an administrator has approved to the schedule. */
export const approveWrites = (
  { system }: Pick<Context, "system">,
  reward: RewardItem,
  { decidedBy }: Decision,
): readonly Action[] => {
  const state = move<RewardItem["state"]>(rewardMoves.approve, reward.state);
  const due = { theftId: reward.theftId, dueAt: system.now().toISOString() };
  return [
    update(keys.reward(reward.bikeId, reward.theftId))
      .set({ state, decidedBy, dueAt: due.dueAt, ...duePlace(due) })
      .expect("state", reward.state, "stale"),
  ];
};

/** Takes promised points back. They no longer count against the finder. */
export const refuseWrites = async (
  context: Context,
  reward: RewardItem,
  { decidedBy, reason }: Decision,
): Promise<readonly Action[]> => {
  const state = move<RewardItem["state"]>(rewardMoves.refuse, reward.state);
  const { finderId, theftId } = reward;
  const tally = await context.table.get(keys.rewardTally(finderId), RewardTallyItem);
  const left = (tally?.rewards ?? []).filter((promised) => promised.theftId !== theftId);
  return [
    rewardUpdate(reward, { state, decidedBy, reason }, context.system.now()),
    tallyWrite(finderId, tally, left),
    rewardNotification(reward, "reward-refused", context.system),
  ];
};

/** Takes paid points back, even if they were spent. They still count against the finder. */
export const takeBackWrites = async (
  { table, system }: Context,
  reward: RewardItem,
  { decidedBy, reason: text }: Decision,
): Promise<readonly Action[]> => {
  const state = move<RewardItem["state"]>(rewardMoves.takeBack, reward.state);
  const { finderId: userId, points, theftId: reference } = reward;
  const [profile, balance] = await accountOf(table, userId);
  const at = system.now();
  const taken = rewardUpdate(reward, { state, decidedBy }, at);
  // An erased account owes nothing.
  if (!profile || !balance) return [taken];
  const entry = { userId, amount: -points, reason: "reward", reference, text, mayOwe: true, at } as const;
  return [taken, ...entryWrites(balance, entry), rewardNotification(reward, "reward-taken-back", system)];
};
