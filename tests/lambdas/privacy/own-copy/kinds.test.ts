import { expect, it } from "vitest";
import { kinds } from "#lambdas/privacy/own-copy/gather/kinds.ts";
import { OwnData } from "#lambdas/privacy/own-copy/gather/own-data.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

it("every kind of item is either part of an export or left out", () => {
  expect(Object.keys(kinds).toSorted()).toEqual(Object.keys(keys).toSorted());
});

it("every part of an export has a kind of item, and every kind left out has a reason", () => {
  const all = Object.values(kinds);
  const parts = new Set<string>(all.flatMap((belonging) => ("part" in belonging ? [belonging.part] : [])));
  const { madeAt: _, ...told } = OwnData.shape;
  expect([...parts].toSorted()).toEqual(Object.keys(told).toSorted());
  const reasons = all.flatMap((belonging) => ("not" in belonging ? [belonging.not] : []));
  expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
});
