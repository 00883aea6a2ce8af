import { beforeEach, describe, expect, it } from "vitest";
import { maxReportsPerCase } from "#contract/moderation/ad-reports.ts";
import { AdReportContactItem, AdReportItem } from "#lambdas/moderation/items/ad-report.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Court, aCourt, aKeptDecision } from "./context.ts";

let court: Court;
let bike: BikeItem;
let ad: string;
beforeEach(async () => {
  court = await aCourt();
  bike = await court.bike({ brand: "Crescent", model: "Femto" });
  ({ id: ad } = await court.create("anna", bike.id));
});

const reportsIn = async () => (await court.of("adReport")).map((item) => AdReportItem.parse(item));

describe("a report of an ad", () => {
  it("keeps a snapshot of the ad", async () => {
    const { caseId } = await court.report("bo", ad, { links: ["https://example.se/blogg"] });
    await court.edit("anna", ad, { price: 1, text: "Allt är nytt." });
    expect(await reportsIn()).toMatchObject([
      {
        caseId,
        reporterId: "bo",
        reason: "misleading",
        links: ["https://example.se/blogg"],
        ad: { title: "Crescent Femto", price: 3400, text: expect.stringContaining("Uppsala") },
      },
    ]);
  });

  it("is stored once, however often it is sent", async () => {
    const key = court.key();
    const [one, other] = await Promise.all([
      court.report("bo", ad, {}, key),
      court.report("bo", ad, {}, key),
    ]);
    expect(one).toEqual(other);
    expect(await reportsIn()).toHaveLength(1);
  });

  it("counts once per person, and joins other reports of the ad", async () => {
    const { caseId } = await court.report("bo", ad);
    expect(await problemIn(court.report("bo", ad))).toBe("ad-already-reported");
    expect(await court.report("cilla", ad, { reason: "fraud" })).toEqual({ caseId });
    expect(await court.queue()).toMatchObject([{ id: caseId, reports: 2, reason: "misleading" }]);
    await court.decide("adam", caseId, aKeptDecision());
    expect((await court.report("bo", ad)).caseId).not.toBe(caseId);
  });

  it("joins one case with a simultaneous first report", async () => {
    const outcomes = await Promise.all(["bo", "cilla"].map((who) => court.report(who, ad)));
    expect(new Set(outcomes.map(({ caseId }) => caseId)).size).toBe(1);
    expect(await court.of("adCase")).toHaveLength(1);
  });

  it("is refused for one's own ad and for one that is gone", async () => {
    expect(await problemIn(court.report("anna", ad))).toBe("own-listing");
    expect(await problemIn(court.report("bo", "listing_0000000000000000000000"))).toBe("listing-not-found");
    await court.move("anna", ad, "sell");
    expect(await problemIn(court.report("bo", ad))).toBe("listing-sold");
    expect(await court.of("adCase")).toEqual([]);
  });

  it("is limited per case by standing, so that junk leaves room for the proved", async () => {
    const filled: string[] = [];
    const fill = async (report: (place: number) => Promise<unknown>) => {
      for (let place = 0; place < maxReportsPerCase; place += 1) filled.push(await problemIn(report(place)));
    };
    await fill((place) => court.reportFrom(`192.0.2.${place}`, ad, { email: `d${place}@example.se` }));
    for (const identityLevel of [1, 2] as const)
      await fill(async (place) => {
        const userId = `p${identityLevel}-${place}`;
        await court.person(userId, 0, { identityLevel });
        await court.report(userId, ad);
      });
    const fitting = [0, 12, 24].map((from) => filled.slice(from, from + 12).filter((end) => end === "none"));
    expect(fitting.map(({ length }) => length)).toEqual([4, 4, 4]);
    expect(new Set(filled)).toEqual(new Set(["none", "ad-reported-often"]));
  });

  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2::1", "2001:db8:1:2::2"],
  ])("counts once per network without an account: %s and %s", async (first, second) => {
    await court.reportFrom(first, ad, { email: "d1@example.se" });
    expect(await problemIn(court.reportFrom(second, ad, { email: "d2@example.se" }))).toBe(
      "ad-already-reported",
    );
  });

  it("is limited per person", async () => {
    for (let more = 0; more < 10; more += 1) {
      const other = await court.bike();
      const { id } = await court.create("anna", other.id);
      await court.report("cilla", id);
    }
    const last = await court.create("anna", (await court.bike()).id);
    expect(await problemIn(court.report("cilla", last.id))).toBe("too-many-requests");
  });

  it("is refused from a closed account, and stored without personal numbers", async () => {
    await court.report("bo", ad, { explanation: "Säljaren heter något annat: 19850709-9805." });
    expect((await reportsIn())[0]?.explanation).not.toContain("9805");
    await court.close("cilla");
    expect(await problemIn(court.report("cilla", ad))).toBe("account-closed");
  });
});

describe("a report without an account", () => {
  it("keeps contact data for twelve months", async () => {
    const { caseId } = await court.reportFrom("192.0.2.1", ad);
    const [report] = await reportsIn();
    expect(report?.reporterId).toBeUndefined();
    const contact = await court.table.get(
      keys.adReportContact(caseId, report?.id ?? ""),
      AdReportContactItem,
    );
    expect(contact).toMatchObject({ name: "Dora Dahl", email: "dora@example.se", language: "en" });
    court.pass(366 * 86_400_000);
    expect(
      await court.table.get(keys.adReportContact(caseId, report?.id ?? ""), AdReportContactItem),
    ).toBeUndefined();
  });

  it("needs a proof of work that counts once, and is limited by IP and email address", async () => {
    const answer = await court.anonymous();
    const { reportAdAnonymously } = await import("#lambdas/moderation/ads/report-ad-anonymously.ts");
    const send = (over: object) =>
      reportAdAnonymously(court.context, ad, { ...answer, ...over }, "192.0.2.1");
    expect(await problemIn(send({ solution: "bm9wZQ==" }))).toBe("bot-check-failed");
    expect(await problemIn(send({}))).toBe("none");
    expect(await problemIn(send({ email: "other@example.se" }))).toBe("bot-check-failed");
    expect(await problemIn(court.reportFrom("192.0.2.7", ad))).toBe("ad-already-reported");
  });

  it("may be anonymous for prohibited content, once per IP address", async () => {
    const nameless = { reason: "prohibited-content", name: "", email: undefined };
    await court.reportFrom("192.0.2.1", ad, nameless);
    expect(await problemIn(court.reportFrom("192.0.2.1", ad, nameless))).toBe("ad-already-reported");
    expect(await problemIn(court.reportFrom("192.0.2.2", ad, nameless))).toBe("none");
    expect(await court.of("adReportContact")).toEqual([]);
  });
});
