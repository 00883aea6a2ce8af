import { createHash } from "node:crypto";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { type FactPart, StatFactItem } from "#lambdas/platform/table/items/statistics.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { placeOf } from "#lambdas/platform/table/spread.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { type Sums, addParts, shards, sumWrites } from "./sums.ts";

export type Reading = { readonly table: Pick<Table, "get" | "query"> };

export type Counting = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

/** A hash, so that a fact's id does not reveal its row. */
export const factIdOf = ({ pk, sk }: Key): string =>
  createHash("sha256").update(`${pk} ${sk}`).digest("hex").slice(0, 40);

export const factWrite = (id: string, parts: readonly FactPart[], version: number): Action => {
  const item = { id, parts, version: version + 1, gsi1pk: lists.statFacts(), gsi1sk: id };
  const write = put(keys.statFact(id), "statFact", item);
  return version === 0 ? write.expectNew("stale") : write.expect("version", version, "stale");
};

/** A row with the parts that it counts as. */
export type Countable = {
  readonly id: string;
  readonly parts: readonly FactPart[];
  /** True if the counted fact must never change again. */
  readonly isSettled?: (fact: StatFactItem) => boolean;
};

/** A new fact, and the difference from the one counted before, to be added to `shard`. */
export type FactDifference = { readonly write: Action; readonly sums: Sums; readonly shard: number };

/** Undefined without a difference. */
export const differenceOf = (
  { id, parts, isSettled }: Countable,
  fact: StatFactItem | undefined,
): FactDifference | undefined => {
  if (fact && isSettled?.(fact)) return undefined;
  const sums: Sums = new Map();
  addParts(sums, parts);
  addParts(sums, fact?.parts ?? [], -1);
  const shard = placeOf(id, shards);
  if (sumWrites(sums, shard).length === 0) return undefined;
  return { write: factWrite(id, parts, fact?.version ?? 0), sums, shard };
};

/** Writes the new fact together with its difference from the last count, so that repeated or reordered changes count a row once. Returns false without a difference. */
export const recordFact = ({ table, system }: Counting, countable: Countable): Promise<boolean> =>
  retryOnConflict(system, async () => {
    const difference = differenceOf(countable, await table.get(keys.statFact(countable.id), StatFactItem));
    if (!difference) return false;
    await table.transact([difference.write, ...sumWrites(difference.sums, difference.shard)]);
    return true;
  });
