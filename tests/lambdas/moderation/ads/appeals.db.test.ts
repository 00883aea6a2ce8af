import { beforeEach, describe, expect, it } from "vitest";
import { judgeNumber } from "#lambdas/bikes/judge-number.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { adDecisionToken } from "#lambdas/moderation/ad-decision-links.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Court, aCourt, aKeptDecision, removed, someAppeal } from "./context.ts";

const day = 86_400_000;

let court: Court;
let bike: BikeItem;
let ad: string;
let caseId: string;
beforeEach(async () => {
  court = await aCourt();
  bike = await court.bike();
  ({ id: ad } = await court.create("anna", bike.id));
  ({ caseId } = await court.report("bo", ad));
});

describe("a seller's appeal", () => {
  it("that succeeds restores the ad", async () => {
    await court.decide("adam", caseId, removed({ reason: "fraud" }));
    expect(await court.appeal("anna", caseId)).toMatchObject({
      state: "appealed",
      appeal: { state: "waiting", text: someAppeal },
    });
    await court.decide("eva", caseId, aKeptDecision({ round: 1 }));
    expect(await court.listing(ad)).toMatchObject({ state: "active" });
    expect(await court.read(bike.id)).toMatchObject({ openListingId: ad, salePrice: 3400 });
    expect((await court.read(bike.id))?.removedAd).toBeUndefined();
    expect((await court.see("anna", caseId)).statements).toMatchObject([
      { outcome: "removed" },
      { outcome: "kept", afterAppeal: true, restoredAs: "active", sameAdministrator: false },
    ]);
    expect(await court.adNotifications("anna")).toEqual(["ad-removed", "ad-removal-reversed"]);
    expect(await court.adNotifications("bo")).toEqual(["ad-report-removed", "ad-reviewed-kept"]);
    expect(await problemIn(court.move("anna", ad, "pause"))).toBe("none");
  });

  it("that succeeds lets the bike be advertised that was registered under the number meanwhile", async () => {
    await court.decide("adam", caseId, removed({ reason: "fraud" }));
    await court.remove("anna", bike.id);
    const { removedAd } = await judgeNumber(court.table, bike.frameNumber, {
      registrant: "anna",
      now: court.system.now(),
    });
    const heir = await court.bike({ id: "bike_again", frameNumber: bike.frameNumber, removedAd });
    expect(await problemIn(court.create("anna", heir.id))).toBe("bike-barred-from-sale");
    await court.appeal("anna", caseId);
    await court.decide("eva", caseId, aKeptDecision({ round: 1 }));
    expect(await problemIn(court.create("anna", heir.id))).toBe("none");
    expect((await court.of("formerNumber")).filter((item) => "removedAd" in item)).toEqual([]);
  });

  it("restores a paused ad as paused and an overdue one as expired", async () => {
    await court.move("anna", ad, "pause");
    await court.decide("adam", caseId, removed());
    await court.appeal("anna", caseId);
    court.pass(91 * day);
    await court.decide("eva", caseId, aKeptDecision({ round: 1 }));
    expect(await court.listing(ad)).toMatchObject({ state: "paused" });
    expect((await court.see("anna", caseId)).statements[1]).toMatchObject({ restoredAs: "expired" });
    expect(await court.expireListings()).toMatchObject({ expired: 1, failed: 0 });
  });

  it("that fails deletes the ad and its photos", async () => {
    await court.decide("adam", caseId, removed());
    await court.appeal("anna", caseId);
    await court.decide("eva", caseId, removed({ round: 1 }));
    expect(await court.listing(ad)).toMatchObject({ state: "ended" });
    expect(await court.adNotifications("anna")).toEqual(["ad-removed", "ad-removal-upheld"]);
    expect(await problemIn(court.appeal("anna", caseId))).toBe("ad-appeal-used");
  });

  it.each([
    [
      "bike-has-open-listing",
      () => {
        court.pass(30 * day);
        return court.create("anna", bike.id);
      },
    ],
    ["stolen-cannot-be-sold", () => court.steal(bike.id)],
    ["bike-has-open-transfer", () => court.offer("anna", bike.id)],
    ["identity-level-too-low", () => court.close("anna")],
    ["bike-not-found", () => court.remove("anna", bike.id)],
  ])("that is right says why the ad cannot be shown again: %s", async (why, happens) => {
    await court.decide("adam", caseId, removed());
    await court.appeal("anna", caseId);
    await happens();
    await court.decide("eva", caseId, aKeptDecision({ round: 1 }));
    expect(await court.listing(ad)).toMatchObject({ state: "ended" });
    expect((await court.case(caseId)).decisions[1]).toMatchObject({ notRestored: why });
  });

  it("is possible once, in time, and only against a decision that went against them", async () => {
    expect(await problemIn(court.appeal("anna", caseId))).toBe("ad-case-not-found");
    await court.decide("adam", caseId, removed());
    expect(await problemIn(court.appeal("bo", caseId))).toBe("ad-not-appealable");
    const [one, other] = await Promise.all([1, 2].map(() => problemIn(court.appeal("anna", caseId))));
    expect([one, other].toSorted()).toEqual(["ad-appeal-used", "none"]);
  });

  it("is too late after six months, when the ad and its photos are deleted", async () => {
    await court.decide("adam", caseId, removed());
    court.pass(180 * day);
    expect(await court.expireListings()).toMatchObject({ closed: 0 });
    expect((await court.see("anna", caseId)).appeal.state).toBe("possible");
    court.pass(2 * day);
    expect((await court.see("anna", caseId)).appeal.state).toBe("too-late");
    expect(await problemIn(court.appeal("anna", caseId))).toBe("ad-appeal-too-late");
    expect(await court.expireListings()).toMatchObject({ closed: 1, failed: 0 });
    expect(await court.listing(ad)).toMatchObject({ state: "ended" });
  });

  it("keeps the ad until it is decided", async () => {
    await court.decide("adam", caseId, removed());
    await court.appeal("anna", caseId);
    court.pass(400 * day);
    expect(await court.expireListings()).toMatchObject({ closed: 0, failed: 0 });
    expect(await court.listing(ad)).toMatchObject({ state: "removed" });
  });
});

describe("a reporter's appeal", () => {
  it("that succeeds removes the ad, and its seller can appeal", async () => {
    await court.decide("adam", caseId, aKeptDecision());
    await court.appeal("bo", caseId);
    expect(await court.adNotifications("anna")).toEqual([]);
    await court.decide("eva", caseId, removed({ round: 1 }));
    expect(await court.listing(ad)).toMatchObject({ state: "removed" });
    expect(await court.adNotifications("bo")).toEqual(["ad-report-kept", "ad-reviewed-removed"]);
    expect((await court.see("anna", caseId)).appeal.state).toBe("possible");
    await court.appeal("anna", caseId);
    expect((await court.see("bo", caseId)).appeal.state).toBe("used");
  });

  it("is invisible to the seller", async () => {
    await court.decide("adam", caseId, removed());
    await court.appeal("anna", caseId);
    await court.decide("eva", caseId, aKeptDecision({ round: 1 }));
    await court.appeal("bo", caseId, "Bilden visar en spricka, det syns tydligt.");
    const seen = await court.see("anna", caseId);
    expect(seen).toMatchObject({ state: "decided", appeal: { state: "used", text: someAppeal } });
    expect(JSON.stringify(seen)).not.toContain("tydligt");
  });

  it("works by the link in the mail without an account", async () => {
    await court.reportFrom("192.0.2.1", ad);
    const reportId = (await court.case(caseId)).reporters[1]?.reportId ?? "";
    const token = adDecisionToken("secret", { caseId, reportId });
    expect(await problemIn(court.appealBy(token))).toBe("ad-not-appealable");
    await court.decide("adam", caseId, aKeptDecision());
    expect(await court.appealBy(token)).toMatchObject({ appeal: { state: "waiting", text: someAppeal } });
    expect(await court.queue()).toMatchObject([{ appealBy: "reporter" }]);
  });
});

describe("the administrator of an appeal", () => {
  beforeEach(async () => {
    await court.decide("adam", caseId, removed());
    await court.appeal("anna", caseId);
  });

  it("is not the administrator of the first decision", async () => {
    expect(await problemIn(court.decide("adam", caseId, aKeptDecision({ round: 1 })))).toBe(
      "ad-appeal-needs-another",
    );
    expect(await problemIn(court.decide("eva", caseId, aKeptDecision({ round: 1 })))).toBe("none");
  });

  it("is the same one if there is no other, and the decision says so", async () => {
    court.leaveOneAdministrator();
    await court.decide("adam", caseId, aKeptDecision({ round: 1 }));
    expect((await court.see("anna", caseId)).statements[1]).toMatchObject({ sameAdministrator: true });
  });

  it("must have seen the latest decision", async () => {
    expect(await problemIn(court.decide("eva", caseId, aKeptDecision({ round: 0 })))).toBe("ad-case-decided");
  });
});
