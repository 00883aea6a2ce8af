import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import { type QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Starts a write to a pool's stock, and creates the pool if needed. */
export const inventoryWrite = (pool: string, at: string): ActionBuilder =>
  update(keys.inventory(pool))
    .set({ entity: "inventory", pool, gsi1pk: lists.inventories(), gsi1sk: pool, updatedAt: at })
    .add("version", 1);

type Arrival = Readonly<Record<"rolls" | "active", number> & Record<"pool" | "at", string>>;

/** Adds full rolls and loose codes to a pool's stock. */
export const arrivalWrite = ({ pool, rolls, active, at }: Arrival): Action =>
  inventoryWrite(pool, at).add("rolls", rolls).add("active", active).remove("emptySince");

/** Parses the roll id of a code, such as `batch_1-2`. */
export const rollKey = (rollId: string) => {
  const split = rollId.lastIndexOf("-");
  return keys.qrRoll(rollId.slice(0, split), Number(rollId.slice(split + 1)));
};

/**
 * Updates rolls and pools for codes that leave (-1) or return (1). Fails with `stale` if a roll moves
 * meanwhile, and with `qr-code-taken` for a roll of another pool than `from`.
 */
export const stockWrites = async (
  table: Pick<Table, "get">,
  codes: readonly Pick<QrCodeItem, "rollId">[],
  change: -1 | 1,
  at: string,
  from?: string,
): Promise<Action[]> => {
  const onRolls = new Map<string, number>();
  for (const { rollId } of codes) {
    if (rollId !== undefined) onRolls.set(rollId, (onRolls.get(rollId) ?? 0) + change);
  }
  const moved = await Promise.all(
    Array.from(onRolls, async ([rollId, amount]) => {
      const roll = await table.get(rollKey(rollId), QrRollItem);
      if (!roll) throw new ProblemError("internal");
      if (from !== undefined && roll.pool !== from) throw new ProblemError("qr-code-taken");
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

/** Updates the stock for a code from an active roll of a pool. Saves the round trip of reading the roll: fails with `stale` if it is not active. */
export const activeStockWrites = (rollId: string, pool: string, at: string): Action[] => [
  update(rollKey(rollId))
    .add("left", -1)
    .expect("pool", pool, "qr-code-taken")
    .expect("state", "active", "stale"),
  inventoryWrite(pool, at).add("active", -1).add("used", 1),
];
