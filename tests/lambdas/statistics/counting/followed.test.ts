import { expect, it } from "vitest";
import { countedEntities } from "#lambdas/statistics/counting/things-of.ts";
import { onlyCounted } from "#lib/features/follow-changes.ts";

it("every change of what is counted is followed, and nothing else for that alone", () => {
  expect(["bike", "profile", ...onlyCounted].toSorted()).toEqual([...countedEntities].toSorted());
});
