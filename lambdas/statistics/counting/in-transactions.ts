import type { FactDifference } from "./record-fact.ts";
import { type Sums, addSums, mostNumbers } from "./sums.ts";

/** As many as DynamoDB takes in one. */
const mostActions = 100;

/** Things whose facts are written in one transaction, and what their numbers come to together. */
export type Together = { readonly differences: readonly FactDifference[]; readonly sums: Sums };

const fits = ({ differences, sums }: Together): boolean =>
  differences.length + sums.size <= mostActions &&
  [...sums.values()].every(({ numbers }) => numbers.size <= mostNumbers);

const joined = ({ differences, sums }: Together, difference: FactDifference): Together => {
  const all: Sums = new Map();
  addSums(all, sums);
  addSums(all, difference.sums);
  return { differences: [...differences, difference], sums: all };
};

/** Things in their order, in as few transactions as hold them: one action for each fact, and one for each item of numbers however many add to it. */
export const inTransactions = (differences: readonly FactDifference[]): Together[] => {
  const all: Together[] = [];
  for (const difference of differences) {
    const last = all.at(-1);
    const more = last && joined(last, difference);
    if (more && fits(more)) all[all.length - 1] = more;
    else all.push({ differences: [difference], sums: difference.sums });
  }
  return all;
};
