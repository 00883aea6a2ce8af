import { describe, expect, it } from "vitest";
import type { AdCaseItem, AdDecisionMade, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import { deliveriesOf } from "#lambdas/notifications/notifier/deliveries.ts";
import { deliveriesToPeople } from "#tests/lambdas/notifications/notifier/messenger.ts";

const at = "2026-11-20T12:00:00.000Z";
const ad = { title: "Crescent Femto", price: 3400, city: "Lund", text: "evil", photos: [] };

const aCase = (over: Partial<AdCaseItem> = {}): AdCaseItem => ({
  entity: "adCase",
  id: "adcase_1",
  listingId: "listing_1",
  bikeId: "bike_1",
  sellerId: "anna",
  state: "open",
  reason: "fraud",
  ad,
  reporters: [{ reportId: "adreport_1", userId: "bo" }, { reportId: "adreport_2" }],
  decisions: [],
  appeals: [],
  openedAt: at,
  waitingSince: at,
  version: 1,
  ...over,
});

const made = (outcome: "removed" | "kept"): AdDecisionMade => ({
  outcome,
  explanation: "evil",
  facts: "evil",
  at,
  by: "adam",
  sameAdministrator: false,
});

/** The mails of a change of state. */
const mailed = (before: AdCaseItem, after: AdCaseItem): string[] =>
  deliveriesToPeople({ before, after }).flatMap((each) => {
    if (each.kind !== "mail") return [];
    const { to, template } = each;
    const who = to === "support" || !("userId" in to) ? "stranger" : to.userId;
    return [`${who}: ${"news" in template ? template.news : template.name}`];
  });

const decided = (...outcomes: ("removed" | "kept")[]) =>
  aCase({ state: "decided", decisions: outcomes.map(made), version: 2 });

describe("a report of an ad", () => {
  const report: AdReportItem = {
    entity: "adReport",
    id: "adreport_2",
    caseId: "adcase_1",
    reason: "fraud",
    explanation: "evil",
    links: [],
    ad,
    reportedAt: at,
    expiresAt: 2_000_000_000,
  };

  it("is confirmed by mail without repeating its text", () => {
    const deliveries = deliveriesToPeople({ after: report });
    expect(deliveries).toMatchObject([
      {
        to: { adReporterOf: { caseId: "adcase_1", reportId: "adreport_2" } },
        template: { name: "ad-report", news: "received", hasAccount: false },
      },
    ]);
    expect(JSON.stringify(deliveries)).not.toContain("evil");
    expect(deliveriesToPeople({ after: { ...report, reporterId: "bo" } })).toMatchObject([
      { to: { userId: "bo" } },
    ]);
    expect(
      deliveriesToPeople({ before: report, after: { ...report, links: ["https://example.se"] } }),
    ).toEqual([]);
  });
});

describe("a case of a reported ad", () => {
  it("sends events when it opens, is decided and is appealed", () => {
    const moved = (before: AdCaseItem | undefined, after: AdCaseItem) =>
      deliveriesOf({ before, after }).some(({ kind }) => kind === "admin-event");
    expect(moved(undefined, aCase())).toBe(true);
    expect(moved(aCase(), aCase({ version: 2 }))).toBe(false);
    expect(moved(aCase(), decided("kept"))).toBe(true);
    expect(moved(decided("kept"), aCase({ state: "appealed" }))).toBe(true);
  });

  it("that removes the ad is mailed once to each side", () => {
    expect(mailed(aCase(), decided("removed"))).toEqual([
      "anna: removed",
      "bo: removed",
      "stranger: removed",
    ]);
    expect(mailed(aCase(), aCase({ version: 2 }))).toEqual([]);
    const copies = deliveriesToPeople({ before: aCase(), after: decided("removed") }).flatMap((each) =>
      each.kind === "mail" && each.template.name === "ad-report" ? [each.copy] : [],
    );
    expect(copies).toEqual(["adreport_1", "adreport_2"]);
  });

  it("that keeps the ad is mailed to reporters, not to the seller", () => {
    expect(mailed(aCase(), decided("kept"))).toEqual(["bo: kept", "stranger: kept"]);
    const again = mailed(aCase({ state: "appealed", decisions: [made("kept")] }), decided("kept", "kept"));
    expect(again).toEqual(["bo: reviewed-kept", "stranger: reviewed-kept"]);
  });

  it("that is decided again says so", () => {
    const before = aCase({ state: "appealed", decisions: [made("removed")] });
    expect(mailed(before, decided("removed", "removed"))[0]).toBe("anna: upheld");
    expect(mailed(before, decided("removed", "kept"))[0]).toBe("anna: reversed");
    expect(mailed(before, decided("removed", "kept"))).toContain("bo: reviewed-kept");
  });

  it("refreshes open pages of both sides", () => {
    const deliveries = deliveriesToPeople({ before: aCase(), after: decided("removed") });
    const events = deliveries.flatMap((each) => (each.kind === "event" ? [each.userId] : []));
    expect(events).toEqual(["anna", "bo"]);
    expect(JSON.stringify(deliveries)).not.toMatch(/evil|adam/);
  });
});
