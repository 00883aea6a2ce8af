import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import { type QrCodeItem, QrRollItem } from "#lambdas/shared/table/items/qr-code.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A change of what there is in a pool, which makes the pool where there is none. */
export const inventoryWrite = (pool: string, at: string): ActionBuilder =>
  update(keys.inventory(pool))
    .set({ entity: "inventory", pool, gsi1pk: lists.inventories(), gsi1sk: pool, updatedAt: at })
    .add("version", 1);

/** The roll of a code by the id that codes carry, `batch_1-2`. */
export const rollKey = (rollId: string) => {
  const split = rollId.lastIndexOf("-");
  return keys.qrRoll(rollId.slice(0, split), Number(rollId.slice(split + 1)));
};

/**
 * Counts the codes that have left their rolls, or gone back to them, in the transaction that links or frees them. `change` is -1 or 1 for each code.
 * A code that was made with its bike is on no roll and changes nothing. A roll that is moved meanwhile is `stale`.
 */
export const stockWrites = async (
  table: Pick<Table, "get">,
  codes: readonly Pick<QrCodeItem, "rollId">[],
  change: -1 | 1,
  at: string,
): Promise<Action[]> => {
  const onRolls = new Map<string, number>();
  for (const { rollId } of codes) {
    if (rollId !== undefined) onRolls.set(rollId, (onRolls.get(rollId) ?? 0) + change);
  }
  const moved = await Promise.all(
    Array.from(onRolls, async ([rollId, amount]) => {
      const roll = await table.get(rollKey(rollId), QrRollItem);
      if (!roll) throw new ProblemError("internal");
      return { roll, amount };
    }),
  );
  const ofPools = new Map<string, { active: number; used: number }>();
  for (const { roll, amount } of moved) {
    const { active, used } = ofPools.get(roll.pool) ?? { active: 0, used: 0 };
    ofPools.set(roll.pool, { active: active + (roll.state === "active" ? amount : 0), used: used - amount });
  }
  return [
    ...moved.map(({ roll, amount }) =>
      update(rollKey(roll.id)).add("left", amount).expect("state", roll.state, "stale"),
    ),
    ...Array.from(ofPools, ([pool, { active, used }]) =>
      inventoryWrite(pool, at).add("active", active).add("used", used),
    ),
  ];
};

/** Counts a code that leaves the roll which its pool has in use. Looking at the roll first would cost a round trip, so that it is in use is a condition: another roll is `stale`. */
export const activeStockWrites = (
  { rollId, pool }: Pick<QrCodeItem, "rollId" | "pool">,
  at: string,
): Action[] =>
  rollId === undefined || pool === undefined
    ? []
    : [
        update(rollKey(rollId)).add("left", -1).expect("state", "active", "stale"),
        inventoryWrite(pool, at).add("active", -1).add("used", 1),
      ];
