import { beforeEach, describe, expect, it } from "vitest";
import { mostReports } from "#contract/ad-reports.ts";
import { AdReportContactItem, AdReportItem } from "#lambdas/shared/table/items/ad-report.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";
import { type Court, aCourt, kept } from "./context.ts";

let court: Court;
let bike: BikeItem;
let ad: string;
beforeEach(async () => {
  court = await aCourt();
  bike = await court.bike({ brand: "Crescent", model: "Femto" });
  ({ id: ad } = await court.create("anna", bike.id));
});

const reportsIn = async () => (await court.of("adReport")).map((item) => AdReportItem.parse(item));

describe("a report", () => {
  it("keeps the ad as it was when it was reported, whatever becomes of it", async () => {
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

  it("is one, however often it is sent", async () => {
    const key = court.key();
    const [one, other] = await Promise.all([
      court.report("bo", ad, {}, key),
      court.report("bo", ad, {}, key),
    ]);
    expect(one).toEqual(other);
    expect(await reportsIn()).toHaveLength(1);
  });

  it("by the same person waits once, and by others for the same decision", async () => {
    const { caseId } = await court.report("bo", ad);
    expect(await problemIn(court.report("bo", ad))).toBe("ad-already-reported");
    expect(await court.report("cilla", ad, { reason: "fraud" })).toEqual({ caseId });
    expect(await court.queue()).toMatchObject([{ id: caseId, reports: 2, reason: "misleading" }]);
    await court.decide("adam", caseId, kept());
    expect((await court.report("bo", ad)).caseId).not.toBe(caseId);
  });

  it("of two who report at once for the first time is in one case", async () => {
    const outcomes = await Promise.all(["bo", "cilla"].map((who) => court.report(who, ad)));
    expect(new Set(outcomes.map(({ caseId }) => caseId)).size).toBe(1);
    expect(await court.of("adCase")).toHaveLength(1);
  });

  it("is not of one's own ad, or of one that is not there any more", async () => {
    expect(await problemIn(court.report("anna", ad))).toBe("own-listing");
    expect(await problemIn(court.report("bo", "listing_0000000000000000000000"))).toBe("listing-not-found");
    await court.move("anna", ad, "sell");
    expect(await problemIn(court.report("bo", ad))).toBe("listing-sold");
    expect(await court.of("adCase")).toEqual([]);
  });

  it("is counted, and joined by so many that all can be answered at once", async () => {
    for (let more = 0; more < mostReports; more += 1)
      await court.reportFrom(`192.0.2.${more}`, ad, { email: `d${more}@example.se` });
    expect(await problemIn(court.report("bo", ad))).toBe("ad-reported-often");
    for (let more = 0; more < 10; more += 1) {
      const other = await court.bike();
      const { id } = await court.create("anna", other.id);
      await court.report("cilla", id);
    }
    const last = await court.create("anna", (await court.bike()).id);
    expect(await problemIn(court.report("cilla", last.id))).toBe("too-many-requests");
  });

  it("is nothing from a closed account, and carries no personal number", async () => {
    await court.report("bo", ad, { explanation: "Säljaren heter något annat: 19850709-9805." });
    expect((await reportsIn())[0]?.explanation).not.toContain("9805");
    await court.close("cilla");
    expect(await problemIn(court.report("cilla", ad))).toBe("account-closed");
  });
});

describe("a report without an account", () => {
  it("keeps how to answer for twelve months", async () => {
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

  it("costs work that counts once, and is limited by address and e-mail", async () => {
    const said = await court.anonymous();
    const { reportAdAnonymously } = await import("#lambdas/ad-reports/report-ad-anonymously.ts");
    const send = (over: object) => reportAdAnonymously(court.context, ad, { ...said, ...over }, "192.0.2.1");
    expect(await problemIn(send({ solution: "bm9wZQ==" }))).toBe("bot-check-failed");
    expect(await problemIn(send({}))).toBe("none");
    expect(await problemIn(send({ email: "other@example.se" }))).toBe("bot-check-failed");
    expect(await problemIn(court.reportFrom("192.0.2.7", ad))).toBe("ad-already-reported");
  });

  it("may give no address where the law asks for none, and is told apart by where it comes from", async () => {
    const nameless = { reason: "prohibited-content", name: "", email: undefined };
    await court.reportFrom("192.0.2.1", ad, nameless);
    expect(await problemIn(court.reportFrom("192.0.2.1", ad, nameless))).toBe("ad-already-reported");
    expect(await problemIn(court.reportFrom("192.0.2.2", ad, nameless))).toBe("none");
    expect(await court.of("adReportContact")).toEqual([]);
  });
});
