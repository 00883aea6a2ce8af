import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listBikes } from "#lambdas/bikes/registration/list-bikes.ts";
import { promptEntries } from "#lambdas/bikes/index/entries.ts";
import { decideBikeReview } from "#lambdas/office/bikes/decide-bike-review.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { type Garage, aGarage } from "#tests/lambdas/bikes/registration/garage.ts";

const people = ["anna", "erik", "maja"] as const;
const numbers = [
  "WTU204K8861",
  "WTUZO4K886I",
  "OTHER12345",
  "0THER12345",
  "THIRD12345",
  "FOURTH1234",
  "FIFTH12345",
  "SIXTH12345",
  "SEVENTH123",
  "EIGHTH1234",
] as const;

const edit = fc.record(
  {
    name: fc.constantFrom("Punkteringen", null),
    color: fc.constantFrom("röd", "svart"),
    city: fc.constantFrom("Umeå", "Malmö", null),
    description: fc.constantFrom("Korg fram", null),
    brand: fc.constantFrom("Monark", "Crescent"),
    model: fc.constantFrom("Karin", "Elina"),
    type: fc.constantFrom("dam", "mtb"),
    frameNumber: fc.constantFrom(...numbers.map(() => undefined), ...numbers),
  },
  { requiredKeys: [] },
);

const step = fc.record({
  what: fc.constantFrom(
    "register",
    "edit",
    "edit",
    "edit",
    "edit",
    "edit",
    "remove",
    "approve",
    "reject",
    "pass",
  ),
  person: fc.constantFrom(...people),
  number: fc.constantFrom(...numbers),
  edit,
  crash: fc.constantFrom(undefined, undefined, undefined, undefined, "before", "after"),
  which: fc.noBias(fc.nat()),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const expected =
  /^(bike-not-found|bike-locked|frame-number-taken|frame-number-resembles-stolen|bike-review-decided|insufficient-points|interrupted)$/;

const take = async (
  there: Garage,
  ids: string[],
  { what, person, number, edit: change, crash, which }: Step,
) => {
  if (crash && what !== "register") there.crashOnce(crash);
  const { items } = await listBikes(there.context, person, { limit: 50 });
  // Other people's and deleted bikes are tried now and then.
  const met = which % 12 === 0 || items.length === 0 ? ids : items.map(({ id }) => id);
  const bikeId = met[which % Math.max(1, met.length)] ?? "bike_none";
  switch (what) {
    case "register":
      ids.push((await there.register(number, { userId: person }, { verified: which % 4 > 0 })).id);
      return;
    case "edit":
      await there.edit(bikeId, change, person);
      return;
    case "remove":
      await there.remove(bikeId, person);
      return;
    case "approve":
      await decideBikeReview(there.context, "admin", bikeId, { decision: "approve" });
      return;
    case "reject":
      await decideBikeReview(there.context, "admin", bikeId, { decision: "reject", reason: "Nej" });
      return;
    case "pass":
      there.pass(which % 600_000);
      return;
  }
};

const inOrder = <T extends { readonly pk: string; readonly sk: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (`${a.pk}\n${a.sk}` < `${b.pk}\n${b.sk}` ? -1 : 1));

describe("1,000 random registrations, edits, deletions and decisions of three people", () => {
  it("leave lists, numbers, guards, codes and points consistent with the bikes", async () => {
    const there = await aGarage();
    for (const person of people) await there.person(person, {}, 100_000);
    const ids: string[] = [];
    const outcomes = new Map<string, number>();
    for (const one of fc.sample(step, { numRuns: 1000, seed: 5 })) {
      const outcome = await take(there, ids, one).then(
        () => `${one.what} done`,
        (error: Error) => {
          expect(error.message).toMatch(expected);
          return error.message;
        },
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const everything = await there.everything();
    const bikes = everything.filter(({ entity }) => entity === "bike").map((item) => BikeItem.parse(item));
    const active = bikes.filter(({ deletedAt }) => deletedAt === undefined);
    const stored = everything.filter(({ pk }) => /^(?:S|FOLD|FDEL|FORMER)#/.test(pk));
    const wanted = bikes.flatMap((bike) =>
      promptEntries(bike).map(({ key, entity, item }) => ({ ...key, entity, ...item })),
    );
    expect(stored).toEqual(inOrder(wanted));
    const guards = everything.filter(({ entity }) => entity === "frameGuard");
    expect(guards.map(({ pk, bikeId, ownerId }) => [pk, bikeId, ownerId])).toEqual(
      active.map(({ frameNumber, id, ownerId }) => [`FRAME#${frameNumber}`, id, ownerId]).toSorted(),
    );
    const codes = everything.filter(({ pk }) => pk.startsWith("QR#"));
    expect(codes.map(({ bikeId, frameNumber }) => [bikeId, frameNumber]).toSorted()).toEqual(
      active.map(({ id, frameNumber }) => [id, frameNumber]).toSorted(),
    );
    for (const person of people) {
      const { points, entered } = await there.money(person);
      expect(points).toBe(entered);
      const paid = bikes.filter(
        ({ ownerId, reviewAnswer }) => ownerId === person && reviewAnswer === undefined,
      );
      expect(points).toBe(100_000 - 100 * paid.length);
    }
    expect(outcomes.get("edit done")).toBeGreaterThan(100);
    expect(outcomes.get("remove done")).toBeGreaterThan(30);
  });
});
