import { describe, expect, expectTypeOf, it } from "vitest";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type ListPartition, type Partition, list, partition } from "#lambdas/platform/table/partitions.ts";

type Making = Record<string, (...parts: string[]) => unknown>;
const made = (makers: object): unknown[] =>
  Object.values(makers as Making).map((make) => make("one", "two", "three", "four"));

/** Compares as IAM does with `StringLike`. */
const fits = (pattern: string, key: string): boolean =>
  pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

describe("the partitions in access rights", () => {
  it("cover exactly the keys of the table", () => {
    const partitionKeys = made(keys).map((key) => (key as { pk: string }).pk);
    const idle = Object.values(partition).filter((pattern) => !partitionKeys.some((pk) => fits(pattern, pk)));
    expect(idle).toEqual([]);
  });

  it("cover exactly the lists of the indexes", () => {
    const listKeys = made(lists).map(String);
    const idle = Object.values(list).filter(({ pattern }) => !listKeys.some((key) => fits(pattern, key)));
    expect(idle).toEqual([]);
  });

  it("have one name each", () => {
    const patterns = [
      ...Object.values(partition),
      ...Object.values(list).map(({ index, pattern }) => `${index} ${pattern}`),
    ];
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it("do not compile without a matching key", () => {
    expectTypeOf<"USER#*">().toExtend<Partition>();
    expectTypeOf<"USERS#*">().not.toExtend<Partition>();
    expectTypeOf<"*">().not.toExtend<Partition>();
    expectTypeOf<"OWNER#*">().not.toExtend<Partition>();
    expectTypeOf<"IDREVIEWS#OPEN">().toExtend<ListPartition["pattern"]>();
    expectTypeOf<"IDREVIEWS#CLOSED">().not.toExtend<ListPartition["pattern"]>();
    expectTypeOf<"USER#*">().not.toExtend<ListPartition["pattern"]>();
  });
});
