import { expect, it } from "vitest";
import { kinds } from "#lambdas/accounts/own-copy/gather/kinds.ts";
import { OwnData } from "#lambdas/accounts/own-copy/gather/own-data.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

it("someone has decided about every kind of item whether it is of the person whose copy is made", () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(keys).toSorted());
});

it("every part of a copy is of some kind, and every kind that is left out says why", () => {
  const all = Object.values(kinds);
  const parts = new Set<string>(all.flatMap((belonging) => ("part" in belonging ? [belonging.part] : [])));
  const { madeAt: _, ...told } = OwnData.shape;
  expect([...parts].toSorted()).toEqual(Object.keys(told).toSorted());
  const reasons = all.flatMap((belonging) => ("not" in belonging ? [belonging.not] : []));
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
});
