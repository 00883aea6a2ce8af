import { beforeEach, describe, expect, it } from "vitest";
import { contactOwner } from "#lambdas/messages/conversations/contact-owner.ts";
import { countView, getAd } from "#lambdas/ads/listings/get-ad.ts";
import { listInquirers } from "#lambdas/ads/listings/list-inquirers.ts";
import { getRenewal, renewByMail } from "#lambdas/ads/listings/renew-by-mail.ts";
import { getOwnListing } from "#lambdas/ads/listings/show-listing.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { renewalToken } from "#lambdas/ads/renewal-links.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { type Bazaar, aBazaar } from "./context.ts";

const day = 86_400_000;

let bazaar: Bazaar;
let bike: BikeItem;
beforeEach(async () => {
  bazaar = await aBazaar();
  for (const who of ["anna", "bo", "cilla"]) await bazaar.person(who);
  bike = await bazaar.bike({ name: "Röda faran", city: "Lund" });
});

const uploadOf = (id: string) => bazaar.table.get(keys.upload(id), UploadItem);

describe("a new ad", () => {
  it("is active for 90 days, and its bike shows the price", async () => {
    const ad = await bazaar.create("anna", bike.id);
    expect(ad).toMatchObject({ state: "active", price: 3400, views: 0, inquiries: 0, ownerSince: 2026 });
    expect(Date.parse(ad.endsAt) - Date.parse(ad.listedAt)).toBe(90 * day);
    expect(await bazaar.read(bike.id)).toMatchObject({
      openListingId: ad.id,
      salePrice: 3400,
      ownerId: "anna",
    });
  });

  it("is created once by repeated concurrent requests", async () => {
    const key = bazaar.key();
    const [one, other] = await Promise.all([
      bazaar.create("anna", bike.id, {}, key),
      bazaar.create("anna", bike.id, {}, key),
    ]);
    expect(one.id).toBe(other.id);
    expect(await bazaar.of("listing")).toHaveLength(1);
  });

  it("is the bike's only one, even with two concurrent requests", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => problemIn(bazaar.create("anna", bike.id))));
    expect(outcomes.toSorted()).toEqual(["bike-has-open-listing", "bike-has-open-listing", "none"]);
    expect(await bazaar.of("listing")).toHaveLength(1);
  });

  it("requires a verified owner", async () => {
    await bazaar.person("dan", 0, { identityLevel: 1 });
    const dans = await bazaar.bike({ ownerId: "dan" });
    expect(await problemIn(bazaar.create("dan", dans.id))).toBe("identity-level-too-low");
    expect(await problemIn(bazaar.create("bo", bike.id))).toBe("bike-not-found");
    expect(await bazaar.of("listing")).toEqual([]);
  });

  it("is refused for a bike that is stolen, under review or being transferred", async () => {
    const stolen = await bazaar.bike();
    await bazaar.steal(stolen.id);
    expect(await problemIn(bazaar.create("anna", stolen.id))).toBe("stolen-cannot-be-sold");
    const awaited = await bazaar.bike({ status: "pending_review", reviewReason: "receipt" });
    expect(await problemIn(bazaar.create("anna", awaited.id))).toBe("bike-under-review");
    await bazaar.offer("anna", bike.id);
    expect(await problemIn(bazaar.create("anna", bike.id))).toBe("bike-has-open-transfer");
    expect(await bazaar.of("listing")).toEqual([]);
  });

  it("uses only its owner's pictures, each once", async () => {
    const mine = await bazaar.picture("anna", "upload_00000000000000000000000001");
    const bos = await bazaar.picture("bo", "upload_00000000000000000000000002");
    expect(await problemIn(bazaar.create("anna", bike.id, { photos: [bos] }))).toBe("upload-not-found");
    const ad = await bazaar.create("anna", bike.id, { photos: [mine, mine] });
    expect(ad.photos).toEqual([{ id: mine, url: `/photos/${mine}.jpg` }]);
    expect(await uploadOf(mine)).toMatchObject({ state: "claimed" });
    const other = await bazaar.bike();
    expect(await problemIn(bazaar.create("anna", other.id, { photos: [mine] }))).toBe("upload-already-used");
  });

  it("hides personal numbers", async () => {
    const ad = await bazaar.create("anna", bike.id, { text: "Ring 19850709-9805 om den." });
    expect(ad.text).not.toContain("9805");
  });
});

describe("an ad", () => {
  it("can be edited, with its pictures, and shows the new price at once", async () => {
    const first = await bazaar.picture("anna", "upload_00000000000000000000000003");
    const second = await bazaar.picture("anna", "upload_00000000000000000000000004");
    const { id } = await bazaar.create("anna", bike.id, { photos: [first] });
    const ad = await bazaar.edit("anna", id, { price: 2900, text: undefined, photos: [second] });
    expect(ad).toMatchObject({ price: 2900, photos: [{ id: second }] });
    expect(ad.text).toBeUndefined();
    expect(await uploadOf(first)).toBeUndefined();
    expect(await bazaar.read(bike.id)).toMatchObject({ salePrice: 2900 });
    expect(await problemIn(bazaar.edit("bo", id, { price: 1 }))).toBe("listing-not-found");
  });

  it("is paused and shown again", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    expect(await bazaar.move("anna", id, "pause")).toMatchObject({ state: "paused" });
    const paused = await bazaar.read(bike.id);
    expect([paused?.openListingId, paused?.salePrice]).toEqual([id, undefined]);
    expect(await problemIn(bazaar.move("anna", id, "pause"))).toBe("listing-already-paused");
    expect(await bazaar.move("anna", id, "resume")).toMatchObject({ state: "active" });
    expect(await bazaar.read(bike.id)).toMatchObject({ salePrice: 3400 });
  });

  it.each(["sell", "end"] as const)("ends by '%s', and makes room for another", async (name) => {
    const { id } = await bazaar.create("anna", bike.id);
    const ended = await bazaar.move("anna", id, name);
    expect(ended.state).toBe(name === "sell" ? "sold" : "ended");
    expect(await problemIn(bazaar.move("anna", id, "renew"))).toBe(`listing-${ended.state}`);
    expect((await bazaar.read(bike.id))?.openListingId).toBeUndefined();
    expect(await problemIn(bazaar.create("anna", bike.id))).toBe("none");
  });

  it("is paused by a theft report and keeps its pictures", async () => {
    const { id, photos } = await bazaar.create("anna", bike.id);
    await bazaar.steal(bike.id);
    expect(await bazaar.listing(id)).toMatchObject({ state: "paused" });
    expect(await Promise.all(photos.map((photo) => uploadOf(photo.id)))).not.toContain(undefined);
    expect(await problemIn(bazaar.move("anna", id, "resume"))).toBe("stolen-cannot-be-sold");
    expect(await bazaar.read(bike.id)).toMatchObject({ status: "stolen" });
    expect((await bazaar.read(bike.id))?.salePrice).toBeUndefined();
    expect((await getAd(bazaar.context, id)).state).toBe("stolen");
  });

  it("ends when its bike is deleted, and is hidden", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    await bazaar.remove("anna", bike.id);
    expect(await bazaar.listing(id)).toMatchObject({ state: "ended" });
    expect(await problemIn(getAd(bazaar.context, id))).toBe("listing-not-found");
  });

  it("waits during a transfer, and is sold when both have signed", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const transferId = await bazaar.offer("anna", bike.id);
    expect((await getAd(bazaar.context, id)).state).toBe("waiting");
    await bazaar.accept("bo", transferId);
    expect(await bazaar.listing(id)).toMatchObject({ state: "sold" });
    expect(await bazaar.read(bike.id)).toMatchObject({ ownerId: "bo" });
    expect((await bazaar.read(bike.id))?.openListingId).toBeUndefined();
    expect(await problemIn(bazaar.create("bo", bike.id))).toBe("none");
  });

  it("is not shown again if a theft is reported while it is edited", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    await Promise.all([
      problemIn(bazaar.edit("anna", id, { price: 100 })),
      problemIn(bazaar.move("anna", id, "renew")),
      bazaar.steal(bike.id),
    ]);
    expect(await bazaar.listing(id)).toMatchObject({ state: "paused" });
    expect((await bazaar.read(bike.id))?.salePrice).toBeUndefined();
  });
});

describe("the time of an ad", () => {
  it("gets one reminder a week before it expires after 90 days", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(82 * day);
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 0, failed: 0 });
    bazaar.pass(2 * day);
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 1, failed: 0 });
    expect(await bazaar.listing(id)).toMatchObject({ bike: `${bike.brand} ${bike.model}` });
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 0, failed: 0 });
    bazaar.pass(6 * day);
    expect(await bazaar.expireListings()).toMatchObject({ expired: 1, reminded: 0, failed: 0 });
    expect(await bazaar.listing(id)).toMatchObject({ state: "expired" });
    expect((await bazaar.read(bike.id))?.salePrice).toBeUndefined();
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 0, failed: 0 });
    expect(bazaar.failures).toEqual([]);
  });

  it("is extended by a renewal, which does not move the ad to the top", async () => {
    const { id, listedAt } = await bazaar.create("anna", bike.id);
    bazaar.pass(10 * day);
    const renewed = await bazaar.move("anna", id, "renew");
    expect(renewed.listedAt).toBe(listedAt);
    expect(Date.parse(renewed.endsAt) - Date.parse(listedAt)).toBe(100 * day);
  });

  it("can be renewed for 90 days after it expired, then the ad and the bike's price are deleted", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(91 * day);
    await bazaar.expireListings();
    bazaar.pass(88 * day);
    expect(await bazaar.expireListings()).toMatchObject({ forgotten: 0, failed: 0 });
    expect(await bazaar.listing(id)).toMatchObject({ state: "expired" });
    bazaar.pass(2 * day);
    expect(await bazaar.expireListings()).toMatchObject({ forgotten: 1, failed: 0 });
    expect(await bazaar.listing(id)).toBeUndefined();
    expect((await bazaar.read(bike.id))?.openListingId).toBeUndefined();
    expect(await bazaar.expireListings()).toMatchObject({ forgotten: 0, failed: 0 });
    expect(bazaar.failures).toEqual([]);
  });

  it("is either renewed or deleted when both happen at once, and the bike shows the same", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(91 * day);
    await bazaar.expireListings();
    bazaar.pass(90 * day);
    const [problem, { forgotten }] = await Promise.all([
      problemIn(bazaar.move("anna", id, "renew")),
      bazaar.expireListings(),
    ]);
    const { openListingId } = (await bazaar.read(bike.id)) ?? {};
    expect(["none", "listing-ended", "listing-not-found"]).toContain(problem);
    expect([forgotten, openListingId]).toEqual(problem === "none" ? [0, id] : [1, undefined]);
    expect(bazaar.failures).toEqual([]);
  });

  it("restarts by the link in a mail, which is used up by the button and not by opening it", async () => {
    const { id, endsAt } = await bazaar.create("anna", bike.id);
    const token = renewalToken("secret", { id, endsAt });
    bazaar.pass(91 * day);
    await bazaar.expireListings();
    expect(await getRenewal(bazaar.context, token)).toMatchObject({ endsAt });
    expect(await getRenewal(bazaar.context, token)).toMatchObject({ brand: bike.brand });
    const renewed = await renewByMail(bazaar.context, token);
    expect(renewed.endsAt > endsAt).toBe(true);
    expect(await bazaar.listing(id)).toMatchObject({ state: "active" });
    expect(await bazaar.read(bike.id)).toMatchObject({ salePrice: 3400 });
    expect(await problemIn(renewByMail(bazaar.context, token))).toBe("listing-link-used");
    expect(await problemIn(renewByMail(bazaar.context, `${token}x`))).toBe("mail-link-invalid");
  });

  it("restarts once when the link is used twice at once", async () => {
    const { id, endsAt } = await bazaar.create("anna", bike.id);
    const token = renewalToken("secret", { id, endsAt });
    bazaar.pass(85 * day);
    const outcomes = await Promise.all([1, 2].map(() => problemIn(renewByMail(bazaar.context, token))));
    expect(outcomes.toSorted()).toEqual(["listing-link-used", "none"]);
  });
});

describe("the page of an ad", () => {
  it("shows what the register knows, except hidden details", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const ad = await getAd(bazaar.context, id);
    expect(ad).toMatchObject({ state: "active", owners: 1, ownerVerified: true, sellerName: "an** E*" });
    expect(ad.frameNumber).toBe(`•••${bike.frameNumber.slice(-3)}`);
    expect(JSON.stringify(ad)).not.toContain(bike.frameNumber);
    expect(JSON.stringify(ad)).not.toContain("Röda faran");
  });

  it("counts a viewer once a day, and questions, without storing who", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const address = "203.0.113.9";
    for (const userId of [undefined, undefined, "bo", "bo", "anna"])
      await countView(bazaar.context, id, { userId, address });
    const messages = { ...bazaar.context, table: await bazaar.inRole("messages"), cursorSecret: "" };
    const ask = (userId: string, text: string) =>
      contactOwner(messages, {
        userId,
        bikeId: bike.id,
        idempotencyKey: bazaar.key(),
        form: { type: "purchase_inquiry", text },
      });
    const { threadId } = await ask("bo", "Finns den kvar?");
    await ask("bo", "Kan jag se den i dag?");
    await ask("cilla", "Vad är den för storlek?");
    expect(await getOwnListing(bazaar.context, "anna", id)).toMatchObject({ views: 2, inquiries: 2 });
    const { items } = await listInquirers(bazaar.context, "anna", id);
    expect(items.map(({ name }) => name).toSorted()).toEqual(["bo E*", "ci*** E*"]);
    expect(items.map((item) => item.threadId)).toContain(threadId);
    const views = (await bazaar.of("quota")).filter(({ pk }) => pk.includes("ad-view"));
    const stored = [...(await bazaar.of("listingDay")), ...views];
    expect(views).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(/#bo|cilla|203\.0/);
    expect(await problemIn(listInquirers(bazaar.context, "bo", id))).toBe("listing-not-found");
  });

  it("says that an ad has expired from the moment it expires", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(90 * day);
    expect((await getAd(bazaar.context, id)).state).toBe("expired");
    expect(await problemIn(bazaar.edit("anna", id, {}))).toBe("listing-expired");
    expect(await problemIn(bazaar.move("anna", id, "resume"))).toBe("listing-expired");
  });

  it("hides its text once the ad is over", async () => {
    const photo = await bazaar.picture("anna", "upload_00000000000000000000000005");
    const { id } = await bazaar.create("anna", bike.id, { photos: [photo] });
    await bazaar.move("anna", id, "sell");
    await bazaar.follow(id);
    const ad = await getAd(bazaar.context, id);
    expect([ad.state, ad.text, ad.photoUrls]).toEqual(["sold", undefined, []]);
    expect(await uploadOf(photo)).toBeUndefined();
  });

  it("is hidden while the bike is under review", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const review = update(keys.bike(bike.id)).set({ status: "pending_review", version: 9 });
    await bazaar.table.transact([review]);
    expect(await problemIn(getAd(bazaar.context, id))).toBe("listing-not-found");
  });
});
