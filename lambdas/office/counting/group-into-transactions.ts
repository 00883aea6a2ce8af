import type { FactDifference } from "./record-fact.ts";
import { type Sums, addSums, maxNumbers } from "./sums.ts";

/** DynamoDB's limit per transaction. */
const maxActions = 100;

/** Facts written in one transaction, and the sum of their counters, which goes to the shard of the first. */
export type FactBatch = {
  readonly differences: readonly FactDifference[];
  readonly sums: Sums;
  readonly shard: number;
};

const fitsTransaction = ({ differences, sums }: FactBatch): boolean =>
  differences.length + sums.size <= maxActions &&
  [...sums.values()].every(({ numbers }) => numbers.size <= maxNumbers);

const withDifference = ({ differences, sums, shard }: FactBatch, difference: FactDifference): FactBatch => {
  const all: Sums = new Map();
  addSums(all, sums);
  addSums(all, difference.sums);
  return { differences: [...differences, difference], sums: all, shard };
};

/**
 * Packs facts in order into as few transactions as possible: one action per fact, and one per counter item
 * however many facts add to it.
 */
export const groupIntoTransactions = (differences: readonly FactDifference[]): FactBatch[] => {
  const all: FactBatch[] = [];
  for (const difference of differences) {
    const last = all.at(-1);
    const more = last && withDifference(last, difference);
    if (more && fitsTransaction(more)) all[all.length - 1] = more;
    else all.push({ differences: [difference], sums: difference.sums, shard: difference.shard });
  }
  return all;
};
