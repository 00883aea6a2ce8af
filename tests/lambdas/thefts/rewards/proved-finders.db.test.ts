import { beforeEach, describe, expect, it } from "vitest";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { payDueRewards } from "#lambdas/thefts/rewards/pay-due-rewards.ts";
import { type TownOfFinders, aTownOfFinders, day } from "#tests/lambdas/thefts/finds/context.ts";

let town: TownOfFinders;
beforeEach(async () => {
  town = await aTownOfFinders();
});

const pay = async () =>
  payDueRewards({
    table: await town.inRole("expire-found-reports"),
    system: town.system,
    reportFailure: (subject) => expect(subject).toBe("no failure"),
  });

const isKnown = (userId: string, over: { identityLevel: 1 | 2; personalNumberMac?: string }) =>
  town.table.transact([update(keys.profile(userId)).set(over)]);

const news = async () =>
  (await town.of("notification"))
    .filter(({ type }) => type === "points")
    .map(({ userId, params }) => [userId, (params as { what: string }).what]);

const promised = async (...finders: string[]) => {
  const { id } = await town.bike();
  await town.steal(id);
  for (const finder of finders) await town.decide(id, (await town.find(id, finder)).id, "confirm");
  await town.recover(id);
};

describe("a finder who has not proved who they are", () => {
  beforeEach(() => isKnown("bo", { identityLevel: 1 }));

  it("is told at once, and paid when they have", async () => {
    await promised("bo");
    expect(await news()).toEqual([["bo", "reward-awaits-identity"]]);
    expect(await town.own()).toMatchObject([{ reward: "held", proveBy: "2027-02-25T12:00:00.000Z" }]);
    town.pass(97 * day - 1);
    expect(await pay()).toEqual({ settled: 0, waiting: 1, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    await isKnown("bo", { identityLevel: 2 });
    expect((await town.own())[0]).not.toHaveProperty("proveBy", expect.anything());
    const runs = await Promise.all([pay(), pay()]);
    expect(runs.map(({ settled }) => settled).toSorted()).toEqual([0, 1]);
    expect(await town.points("bo")).toBe(200);
  });

  it("loses the points after 90 days, is told so, and gets none by proving it later", async () => {
    await promised("bo");
    town.pass(97 * day);
    expect(await pay()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(await news()).toContainEqual(["bo", "reward-lapsed"]);
    await isKnown("bo", { identityLevel: 2 });
    expect(await pay()).toEqual({ settled: 0, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    expect(await town.own()).toMatchObject([{ reward: "refused" }]);
  });
});

describe("one person with two accounts", () => {
  it("gets no points for finding their own bike", async () => {
    await isKnown("anna", { identityLevel: 1, personalNumberMac: "the same" });
    await isKnown("bo", { identityLevel: 2, personalNumberMac: "the same" });
    await promised("bo");
    expect(await town.of("reward")).toEqual([]);
    expect(await town.own()).toMatchObject([{ reward: "none" }]);
  });

  it("gets none either by hiding it until the points are due", async () => {
    await isKnown("anna", { identityLevel: 1, personalNumberMac: "the same" });
    await isKnown("bo", { identityLevel: 1 });
    await promised("bo");
    await isKnown("bo", { identityLevel: 2, personalNumberMac: "the same" });
    town.pass(7 * day);
    expect(await pay()).toEqual({ settled: 1, waiting: 0, failed: 0 });
    expect(await town.points("bo")).toBe(0);
    expect(await news()).toContainEqual(["bo", "reward-refused"]);
  });

  it("gets points for one bike once, though both accounts have found it", async () => {
    for (const userId of ["bo", "cilla"])
      await isKnown(userId, { identityLevel: 2, personalNumberMac: "the same" });
    await promised("bo", "cilla");
    town.pass(7 * day);
    await Promise.all([pay(), pay()]);
    expect([await town.points("bo"), await town.points("cilla")]).toEqual([200, 0]);
    expect(await town.of("ledger")).toHaveLength(1);
  });
});
