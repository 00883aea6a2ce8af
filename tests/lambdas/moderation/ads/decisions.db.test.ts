import { beforeEach, describe, expect, it } from "vitest";
import { getAd } from "#lambdas/ads/listings/get-ad.ts";
import { getOwnListing } from "#lambdas/ads/listings/show-listing.ts";
import { ownView, wholeOwnView } from "#lambdas/bikes/own-view.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { adDecisionToken } from "#lambdas/moderation/ad-decision-links.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Court, aCourt, aKeptDecision, removed } from "./context.ts";

let court: Court;
let bike: BikeItem;
let ad: string;
let caseId: string;
beforeEach(async () => {
  court = await aCourt();
  bike = await court.bike({ brand: "Crescent", model: "Femto" });
  const photo = await court.picture("anna", "upload_00000000000000000000000001");
  court.shelf.shown.add(photo);
  ({ id: ad } = await court.create("anna", bike.id, { photos: [photo] }));
  ({ caseId } = await court.report("bo", ad));
});

describe("the queue of reported ads", () => {
  it("lists the oldest first, reports and appeals together", async () => {
    const other = await court.create("anna", (await court.bike()).id);
    court.pass(60_000);
    const { caseId: second } = await court.report("bo", other.id);
    expect((await court.queue()).map(({ id }) => id)).toEqual([caseId, second]);
    await court.decide("adam", caseId, removed());
    court.pass(60_000);
    await court.appeal("anna", caseId);
    expect(await court.queue()).toMatchObject([{ id: second }, { id: caseId, appealBy: "seller" }]);
  });

  it("opens a case with its reports and logs the view", async () => {
    await court.reportFrom("192.0.2.1", ad, { reason: "fraud" });
    const opened = await court.open("adam", caseId);
    expect(opened).toMatchObject({ round: 0, now: "active", stolen: false, photoUrls: [expect.any(String)] });
    expect(opened.allReports).toMatchObject([
      { name: "bo Ek", hasAccount: true, ad: { price: 3400, photos: 1, photoUrls: [expect.any(String)] } },
      { name: "Dora Dahl", email: "dora@example.se", hasAccount: false, reason: "fraud" },
    ]);
    expect(await court.of("audit")).toMatchObject([
      { action: "ad-case-opened", by: "adam", subject: caseId },
    ]);
  });

  it("shows earlier decisions about the ad and the seller", async () => {
    await court.decide("adam", caseId, aKeptDecision());
    const { caseId: next } = await court.report("cilla", ad);
    const [earlier] = (await court.open("eva", next)).earlier;
    expect(earlier).toMatchObject({ id: caseId, sameAd: true, statements: [{ outcome: "kept" }] });
    expect(JSON.stringify(earlier)).not.toContain("adam");
  });
});

describe("a removed ad", () => {
  beforeEach(async () => {
    await court.decide("adam", caseId, removed());
  });

  it("disappears for everyone, and its bike is no longer for sale", async () => {
    expect(await court.listing(ad)).toMatchObject({ state: "removed", removedFrom: "active" });
    const after = await court.read(bike.id);
    expect([after?.openListingId, after?.salePrice]).toEqual([undefined, undefined]);
    const shown = await getAd(court.listings, ad);
    expect(shown).toMatchObject({ state: "removed", photoUrls: [] });
    expect(shown.text).toBeUndefined();
    await court.follow(ad);
    expect(await court.of("ad")).toEqual([]);
  });

  it("moves its photos to new addresses", async () => {
    await court.follow(ad);
    const { photos = [] } = (await court.listing(ad)) ?? {};
    expect(photos).toHaveLength(1);
    expect(photos).not.toContain("upload_00000000000000000000000001");
    expect([...court.shelf.shown]).toEqual(photos);
  });

  it("cannot be changed by its seller", async () => {
    for (const move of ["pause", "resume", "renew", "sell", "end"] as const)
      expect(await problemIn(court.move("anna", ad, move))).toBe("listing-removed");
    expect(await problemIn(court.edit("anna", ad, { price: 1 }))).toBe("listing-removed");
    expect(await getOwnListing(court.listings, "anna", ad)).toMatchObject({ state: "removed" });
    expect(await problemIn(court.report("cilla", ad))).toBe("listing-removed");
  });

  it("notifies seller and reporters, with reasons and without names", async () => {
    expect(await court.adNotifications("anna")).toEqual(["ad-removed"]);
    expect(await court.adNotifications("bo")).toEqual(["ad-report-removed"]);
    const seller = await court.see("anna", caseId);
    expect(seller).toMatchObject({
      side: "seller",
      statements: [{ outcome: "removed", ground: "terms", afterAppeal: false }],
      appeal: { state: "possible", until: "2027-05-20T12:00:00.000Z" },
    });
    const reporter = await court.see("bo", caseId);
    expect(reporter).toMatchObject({ side: "reporter", reason: "misleading", appeal: { state: "no" } });
    expect(reporter.text).toBeUndefined();
    expect(JSON.stringify([seller, reporter])).not.toMatch(/adam|anna|bo Ek/);
    expect(await problemIn(court.see("cilla", caseId))).toBe("ad-case-not-found");
    expect(await court.of("audit")).toMatchObject([{ action: "ad-removed", by: "adam", subject: caseId }]);
  });

  it("shows the reasons on the bike, which cannot be advertised for thirty days even by a new owner", async () => {
    const item = (await court.read(bike.id))!;
    const { pictures } = court.transfers;
    expect((await wholeOwnView({ pictures }, item)).removedAd).toMatchObject({ caseId, barred: false });
    expect((await wholeOwnView({ pictures }, { ...item, ownerId: "bo" })).removedAd).toBeUndefined();
    expect(await ownView({ pictures }, item)).not.toHaveProperty("removedAd");
    expect(await problemIn(court.create("anna", bike.id, { price: 1 }))).toBe("bike-barred-from-sale");
    await court.accept("bo", await court.offer("anna", bike.id));
    expect(await problemIn(court.create("bo", bike.id))).toBe("bike-barred-from-sale");
    court.pass(30 * 86_400_000);
    expect(await problemIn(court.create("bo", bike.id))).toBe("none");
  });
});

describe("a decision about an ad", () => {
  it("blocks new ads for a bike that is not the seller's to sell", async () => {
    await court.decide("adam", caseId, removed({ reason: "not-sellers-bike" }));
    expect(await problemIn(court.create("anna", bike.id))).toBe("bike-barred-from-sale");
    expect((await court.read(bike.id))?.removedAd).toMatchObject({ barred: true });
    court.pass(31 * 86_400_000);
    expect(await problemIn(court.create("anna", bike.id))).toBe("bike-barred-from-sale");
  });

  it("to keep the ad does not notify its seller", async () => {
    await court.decide("adam", caseId, aKeptDecision());
    expect(await court.listing(ad)).toMatchObject({ state: "active" });
    expect(await court.adNotifications("bo")).toEqual(["ad-report-kept"]);
    expect(await court.adNotifications("anna")).toEqual([]);
    expect(await problemIn(court.see("anna", caseId))).toBe("ad-case-not-found");
    expect(await court.queue()).toEqual([]);
  });

  it("is made once, and by no one involved", async () => {
    expect(await problemIn(court.decide("bo", caseId, aKeptDecision()))).toBe("forbidden");
    expect(await problemIn(court.decide("anna", caseId, aKeptDecision()))).toBe("forbidden");
    await court.decide("adam", caseId, aKeptDecision());
    expect(await problemIn(court.decide("eva", caseId, removed()))).toBe("ad-case-decided");
    expect(await problemIn(court.decide("eva", caseId, removed({ round: 1 })))).toBe("ad-case-decided");
    expect(await problemIn(court.decide("eva", "adcase_0000000000000000000000", aKeptDecision()))).toBe(
      "ad-case-not-found",
    );
  });

  it("cannot remove an ad that has ended, but still answers the report", async () => {
    await court.move("anna", ad, "sell");
    expect(await problemIn(court.decide("adam", caseId, removed()))).toBe("listing-sold");
    expect(await problemIn(court.decide("adam", caseId, aKeptDecision()))).toBe("none");
  });

  it("opens by the link in the mail without an account, and not by a forged one", async () => {
    await court.reportFrom("192.0.2.1", ad);
    const reportId = (await court.case(caseId)).reporters[1]?.reportId ?? "";
    const token = adDecisionToken("secret", { caseId, reportId });
    expect(await court.seeBy(token)).toMatchObject({ side: "reporter", state: "open", statements: [] });
    expect(await problemIn(court.seeBy(token.replace(/.$/, (last) => (last === "A" ? "B" : "A"))))).toBe(
      "mail-link-invalid",
    );
  });

  it("is deleted after a year, but not during an appeal", async () => {
    await court.decide("adam", caseId, removed());
    court.pass(170 * 86_400_000);
    await court.appeal("anna", caseId);
    court.pass(300 * 86_400_000);
    expect(await court.queue()).toHaveLength(1);
    await court.decide("eva", caseId, removed({ round: 1 }));
    court.pass(366 * 86_400_000);
    expect(await problemIn(court.see("anna", caseId))).toBe("ad-case-not-found");
  });
});
