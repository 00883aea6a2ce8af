import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimMinutes } from "#contract/office/todo.ts";
import { claimCase } from "#lambdas/office/todo/claim-case.ts";
import { listClaims } from "#lambdas/office/todo/list-claims.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { anApplicationsContext } from "#tests/lambdas/shops/applications/context.ts";
import { decideApplication } from "#lambdas/shops/applications/decisions/decide-application.ts";
import { type WaitingCase, waitingCases } from "./waiting-cases.ts";

const leaseMillis = claimMinutes * 60_000;

describe.each(Object.entries(waitingCases))("a decision on a case: %s", (_kind, prepare) => {
  let one: WaitingCase;
  beforeEach(async () => {
    one = await prepare();
  });
  afterEach(() => one.close?.());
  const take = (who: string) => claimCase(one.office, who, one.inQueue);
  const claims = async () => (await listClaims(one.office, "eva")).items;

  it("is refused while someone else has claimed the case", async () => {
    await take("eva");
    expect(await problemIn(one.decide("adam"))).toBe("case-claimed");
    expect(await claims()).toMatchObject([{ mine: true }]);
    expect(await problemIn(one.decide("eva"))).toBe("none");
    expect(await claims()).toEqual([]);
  });

  it("is allowed once the other claim has expired", async () => {
    await take("eva");
    one.pass(leaseMillis / 2);
    expect(await problemIn(one.decide("adam"))).toBe("case-claimed");
    one.pass(leaseMillis / 2);
    expect(await problemIn(one.decide("adam"))).toBe("none");
    expect(await problemIn(one.decide("eva"))).toBe(one.decided);
  });

  it("is allowed after one's own claim has expired, unless someone else claims the case", async () => {
    await take("eva");
    one.pass(leaseMillis);
    await take("adam");
    expect(await problemIn(one.decide("eva"))).toBe("case-claimed");
    one.pass(leaseMillis);
    expect(await problemIn(one.decide("eva"))).toBe("none");
  });

  it("is made once, even if a colleague claims the case afterwards", async () => {
    expect(await problemIn(one.decide("adam"))).toBe("none");
    await take("eva");
    expect(await problemIn(one.decide("eva"))).toBe(one.decided);
    expect(await problemIn(one.decide("adam"))).toBe(one.decided);
  });

  it("and a simultaneous claim by someone else leave one decision", async () => {
    const [taken, decided] = await Promise.all([problemIn(take("eva")), problemIn(one.decide("adam"))]);
    expect(taken).toBe("none");
    const later = await problemIn(one.decide("eva"));
    expect([decided, later]).toEqual(decided === "none" ? ["none", one.decided] : ["case-claimed", "none"]);
  });
});

it("creates no account for an application that someone else has claimed", async () => {
  const { context, apply, listed, prepared } = await anApplicationsContext();
  await apply();
  const caseId = (await listed("open")).at(-1)?.applicationId ?? "";
  const office = {
    table: context.table,
    system: { ...context, random: () => 0.5, wait: async () => undefined },
  };
  await claimCase(office, "eva", { queue: "storeApplications", caseId });
  const approving = decideApplication(context, "adam", caseId, { decision: "approve" });
  expect(await problemIn(approving)).toBe("case-claimed");
  expect([...prepared]).toEqual([]);
});
