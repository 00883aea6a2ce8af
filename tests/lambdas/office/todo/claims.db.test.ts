import { beforeEach, describe, expect, it } from "vitest";
import { claimMinutes } from "#contract/office/todo.ts";
import { claimCase } from "#lambdas/office/todo/claim-case.ts";
import { listClaims } from "#lambdas/office/todo/list-claims.ts";
import { releaseCase } from "#lambdas/office/todo/release-case.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aMarket } from "#tests/lambdas/ownership/transfers/context.ts";

const anOffice = async () => {
  const market = await aMarket();
  const context = { table: await market.inRole("todo"), system: market.system };
  for (const who of ["adam", "eva"]) await market.person(who);
  const of = (caseId: string) => ({ queue: "receipts" as const, caseId });
  return {
    ...market,
    take: (who: string, caseId = "bike_1") => claimCase(context, who, of(caseId)),
    giveBack: (who: string, caseId = "bike_1") => releaseCase(context, who, of(caseId)),
    claims: async (who = "adam") => (await listClaims(context, who)).items,
  };
};
let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const leaseMillis = claimMinutes * 60_000;

describe("a claimed case", () => {
  it("is claimed for ten minutes, and everyone sees by whom", async () => {
    const { until } = await office.take("adam");
    expect(Date.parse(until)).toBe(office.system.now().getTime() + leaseMillis);
    expect(await office.claims("eva")).toEqual([
      { queue: "receipts", caseId: "bike_1", by: expect.any(String), mine: false, until },
    ]);
    expect(await office.claims("adam")).toMatchObject([{ mine: true }]);
  });

  it("cannot be claimed by someone else, while other cases can", async () => {
    await office.take("adam");
    expect(await problemIn(office.take("eva"))).toBe("case-claimed");
    await office.take("eva", "bike_2");
    expect((await office.claims()).map(({ caseId, mine }) => [caseId, mine])).toEqual([
      ["bike_1", true],
      ["bike_2", false],
    ]);
  });

  it("stays claimed when the claim is renewed", async () => {
    await office.take("adam");
    office.pass(leaseMillis - 1000);
    await office.take("adam");
    office.pass(leaseMillis - 1000);
    expect(await problemIn(office.take("eva"))).toBe("case-claimed");
  });

  it("is free once the time is up", async () => {
    await office.take("adam");
    office.pass(leaseMillis);
    expect(await office.claims()).toEqual([]);
    await office.take("eva");
    expect(await problemIn(office.take("adam"))).toBe("case-claimed");
    await office.giveBack("adam");
    expect(await office.claims("eva")).toMatchObject([{ mine: true }]);
  });

  it("is free once released, however often", async () => {
    await office.take("adam");
    await office.giveBack("adam");
    await office.giveBack("adam");
    expect(await office.claims()).toEqual([]);
    await office.take("eva");
  });

  it("goes to one of eight who claim it at once", async () => {
    const who = Array.from({ length: 8 }, (_, place) => `admin_${place}`);
    const outcomes = await Promise.allSettled(who.map((one) => office.take(one)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refusals = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refusals).toEqual(
      Array.from({ length: 7 }, () => expect.objectContaining({ code: "case-claimed" })),
    );
    expect(await office.claims()).toHaveLength(1);
  });
});
