import { createHash } from "node:crypto";
import type { System } from "#lambdas/system.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { type FactPart, StatFactItem } from "#lambdas/shared/table/items/statistics.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { type Sums, addParts, sumWrites } from "./sums.ts";

/** To read what is counted. */
export type Reading = { readonly table: Pick<Table, "get" | "query"> };

export type Counting = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

/** The same thing has the same id, which leads nowhere. */
export const factIdOf = ({ pk, sk }: Key): string =>
  createHash("sha256").update(`${pk} ${sk}`).digest("hex").slice(0, 40);

export const factWrite = (id: string, parts: readonly FactPart[], version: number): Action => {
  const item = { id, parts, version: version + 1, gsi1pk: lists.statFacts(), gsi1sk: id };
  const write = put(keys.statFact(id), "statFact", item);
  return version === 0 ? write.expectNew("stale") : write.expect("version", version, "stale");
};

/** Something that is counted, and as what. */
export type Thing = {
  /** The name of its fact. */
  readonly id: string;
  readonly parts: readonly FactPart[];
  /** Whether it stays as it has been counted, whatever it is by now. */
  readonly isSettled?: (fact: StatFactItem) => boolean;
};

/** The fact of a thing as it is by now, and what the numbers differ by from what it was counted as before. */
export type FactDifference = { readonly write: Action; readonly sums: Sums };

/** Undefined where a thing differs by nothing. */
export const differenceOf = (
  { id, parts, isSettled }: Thing,
  fact: StatFactItem | undefined,
): FactDifference | undefined => {
  if (fact && isSettled?.(fact)) return undefined;
  const sums: Sums = new Map();
  addParts(sums, parts);
  addParts(sums, fact?.parts ?? [], -1);
  return sumWrites(sums).length > 0 ? { write: factWrite(id, parts, fact?.version ?? 0), sums } : undefined;
};

/**
 * Counts a thing as it is by now: the numbers get what it differs by from what it was counted as before, in one transaction
 * with the note of that. So it counts once, however often and in whatever order its changes are heard of. Tells whether anything differed.
 */
export const recordFact = ({ table, system }: Counting, thing: Thing): Promise<boolean> =>
  untilFresh(system, async () => {
    const difference = differenceOf(thing, await table.get(keys.statFact(thing.id), StatFactItem));
    if (!difference) return false;
    await table.transact([difference.write, ...sumWrites(difference.sums)]);
    return true;
  });
