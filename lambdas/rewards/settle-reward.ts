import { entryWrites } from "#lambdas/ledger/entry-writes.ts";
import { noteWrite } from "#lambdas/notes/note-write.ts";
import { tallyWrite } from "#lambdas/rewards/promise-reward.ts";
import { move } from "#lambdas/http/move.ts";
import { rewardMoves } from "#lambdas/rewards/rules.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, update } from "#lambdas/table/actions.ts";
import { type RewardItem, RewardTallyItem } from "#lambdas/table/items/found-report.ts";
import { BalanceItem, ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";
import { whileOpen } from "#lambdas/table/while-open.ts";

type World = {
  readonly table: Pick<Table, "get">;
  readonly system: Pick<System, "now" | "newId">;
};
type Settled = Pick<RewardItem, "state"> & Partial<Pick<RewardItem, "decidedBy" | "reason">>;

const rewardUpdate = (reward: RewardItem, settled: Settled, at: Date): Action =>
  update(keys.reward(reward.bikeId, reward.theftId))
    .set({ ...settled, decidedAt: at.toISOString() })
    .remove("gsi1pk", "gsi1sk")
    .expect("state", reward.state, "stale");

const findersNote = ({ finderId, points }: RewardItem, what: string, { system }: World): Action =>
  noteWrite(
    { userId: finderId, type: "points", params: { what, points }, link: "/found-reports" },
    system.newId("note"),
    system.now(),
  );

/** The writes that pay promised points, once. `decidedBy`: the administrator, without whom only the clock pays. */
export const payWrites = async (
  world: World,
  reward: RewardItem,
  decidedBy?: string,
): Promise<readonly Action[]> => {
  const { fallDue, pay } = rewardMoves;
  const state = move<RewardItem["state"]>(decidedBy === undefined ? fallDue : pay, reward.state);
  const { finderId: userId, points: amount, theftId: reference } = reward;
  const [profile, balance] = await Promise.all([
    world.table.get(keys.profile(userId), ProfileItem),
    world.table.get(keys.balance(userId), BalanceItem),
  ]);
  // Of an erased account a balance is left, and nobody who could spend it.
  const at = world.system.now();
  if (!profile || !balance) return [rewardUpdate(reward, { state: "refused", decidedBy }, at)];
  return [
    whileOpen(userId),
    rewardUpdate(reward, { state, decidedBy }, at),
    ...entryWrites(balance, { userId, amount, reason: "reward", reference, at }),
    findersNote(reward, "reward-paid", world),
  ];
};

/** The writes that take back promised points. They no longer count against the finder. */
export const refuseWrites = async (
  world: World,
  reward: RewardItem,
  { decidedBy, reason }: { readonly decidedBy: string; readonly reason: string },
): Promise<readonly Action[]> => {
  const state = move<RewardItem["state"]>(rewardMoves.refuse, reward.state);
  const { finderId, theftId } = reward;
  const tally = await world.table.get(keys.rewardTally(finderId), RewardTallyItem);
  const left = (tally?.rewards ?? []).filter((promised) => promised.theftId !== theftId);
  return [
    rewardUpdate(reward, { state, decidedBy, reason }, world.system.now()),
    tallyWrite(finderId, tally, left),
    findersNote(reward, "reward-refused", world),
  ];
};
