import { beforeEach, describe, expect, it } from "vitest";
import { contactOwner } from "#lambdas/messages/contact-owner.ts";
import { countView, getAd } from "#lambdas/listings/get-ad.ts";
import { listInquirers } from "#lambdas/listings/list-inquirers.ts";
import { getRenewal, renewByMail } from "#lambdas/listings/renew-by-mail.ts";
import { getOwnListing } from "#lambdas/listings/show-listing.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { renewalToken } from "#lambdas/shared/tokens/renewal-links.ts";
import { problemIn } from "#tests/lambdas/thefts/context.ts";
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
  it("is active for 90 days, and its bike says that it is for sale and for how much", async () => {
    const ad = await bazaar.create("anna", bike.id);
    expect(ad).toMatchObject({ state: "active", price: 3400, views: 0, inquiries: 0, ownerSince: 2026 });
    expect(Date.parse(ad.endsAt) - Date.parse(ad.listedAt)).toBe(90 * day);
    expect(await bazaar.read(bike.id)).toMatchObject({
      openListingId: ad.id,
      salePrice: 3400,
      ownerId: "anna",
    });
  });

  it("is one, however often it is asked for at once", async () => {
    const key = bazaar.key();
    const [one, other] = await Promise.all([
      bazaar.create("anna", bike.id, {}, key),
      bazaar.create("anna", bike.id, {}, key),
    ]);
    expect(one.id).toBe(other.id);
    expect(await bazaar.of("listing")).toHaveLength(1);
  });

  it("is the only one of its bike, also among two that come at once", async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => problemIn(bazaar.create("anna", bike.id))));
    expect(outcomes.toSorted()).toEqual(["bike-has-open-listing", "bike-has-open-listing", "none"]);
    expect(await bazaar.of("listing")).toHaveLength(1);
  });

  it("is nobody's but a proved owner's", async () => {
    await bazaar.person("dan", 0, { identityLevel: 1 });
    const dans = await bazaar.bike({ ownerId: "dan" });
    expect(await problemIn(bazaar.create("dan", dans.id))).toBe("identity-level-too-low");
    expect(await problemIn(bazaar.create("bo", bike.id))).toBe("bike-not-found");
    expect(await bazaar.of("listing")).toEqual([]);
  });

  it("is of no bike that is stolen, looked at or about to be taken over", async () => {
    const stolen = await bazaar.bike();
    await bazaar.steal(stolen.id);
    expect(await problemIn(bazaar.create("anna", stolen.id))).toBe("stolen-cannot-be-sold");
    const awaited = await bazaar.bike({ status: "pending_review", reviewReason: "receipt" });
    expect(await problemIn(bazaar.create("anna", awaited.id))).toBe("bike-under-review");
    await bazaar.offer("anna", bike.id);
    expect(await problemIn(bazaar.create("anna", bike.id))).toBe("bike-has-open-transfer");
    expect(await bazaar.of("listing")).toEqual([]);
  });

  it("takes its owner's pictures, once", async () => {
    const mine = await bazaar.picture("anna", "upload_00000000000000000000000001");
    const bos = await bazaar.picture("bo", "upload_00000000000000000000000002");
    expect(await problemIn(bazaar.create("anna", bike.id, { photos: [bos] }))).toBe("upload-not-found");
    const ad = await bazaar.create("anna", bike.id, { photos: [mine, mine] });
    expect(ad.photos).toEqual([{ id: mine, url: `/photos/${mine}.jpg` }]);
    expect(await uploadOf(mine)).toMatchObject({ state: "claimed" });
    const other = await bazaar.bike();
    expect(await problemIn(bazaar.create("anna", other.id, { photos: [mine] }))).toBe("upload-already-used");
  });

  it("tells no personal number", async () => {
    const ad = await bazaar.create("anna", bike.id, { text: "Ring 19850709-9805 om den." });
    expect(ad.text).not.toContain("9805");
  });
});

describe("an ad", () => {
  it("can be changed, with its pictures, and shows another price at once", async () => {
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

  it.each(["sell", "end"] as const)("comes to its end by '%s', and makes room for another", async (name) => {
    const { id } = await bazaar.create("anna", bike.id);
    const ended = await bazaar.move("anna", id, name);
    expect(ended.state).toBe(name === "sell" ? "sold" : "ended");
    expect(await problemIn(bazaar.move("anna", id, "renew"))).toBe(`listing-${ended.state}`);
    expect((await bazaar.read(bike.id))?.openListingId).toBeUndefined();
    expect(await problemIn(bazaar.create("anna", bike.id))).toBe("none");
  });

  it("ends with the theft of its bike, in the same moment", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    await bazaar.steal(bike.id);
    expect(await bazaar.listing(id)).toMatchObject({ state: "ended" });
    expect(await bazaar.read(bike.id)).toMatchObject({ status: "stolen" });
    expect((await bazaar.read(bike.id))?.salePrice).toBeUndefined();
    expect((await getAd(bazaar.context, id)).state).toBe("stolen");
  });

  it("ends with the deletion of its bike, and is shown to nobody", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    await bazaar.remove("anna", bike.id);
    expect(await bazaar.listing(id)).toMatchObject({ state: "ended" });
    expect(await problemIn(getAd(bazaar.context, id))).toBe("listing-not-found");
  });

  it("waits while a buyer does, and is sold when they have signed", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const transferId = await bazaar.offer("anna", bike.id);
    expect((await getAd(bazaar.context, id)).state).toBe("waiting");
    await bazaar.accept("bo", transferId);
    expect(await bazaar.listing(id)).toMatchObject({ state: "sold" });
    expect(await bazaar.read(bike.id)).toMatchObject({ ownerId: "bo" });
    expect((await bazaar.read(bike.id))?.openListingId).toBeUndefined();
    expect(await problemIn(bazaar.create("bo", bike.id))).toBe("none");
  });

  it("loses against a theft that is reported while it is changed, and is not shown again", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    await Promise.all([
      problemIn(bazaar.edit("anna", id, { price: 100 })),
      problemIn(bazaar.move("anna", id, "renew")),
      bazaar.steal(bike.id),
    ]);
    expect(await bazaar.listing(id)).toMatchObject({ state: "ended" });
    expect((await bazaar.read(bike.id))?.salePrice).toBeUndefined();
  });
});

describe("the time of an ad", () => {
  it("is asked about once a week before, and is over after 90 days", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(82 * day);
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 0, failed: 0 });
    bazaar.pass(2 * day);
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 1, failed: 0 });
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 0, failed: 0 });
    bazaar.pass(6 * day);
    expect(await bazaar.expireListings()).toMatchObject({ expired: 1, reminded: 0, failed: 0 });
    expect(await bazaar.listing(id)).toMatchObject({ state: "expired" });
    expect((await bazaar.read(bike.id))?.salePrice).toBeUndefined();
    expect(await bazaar.expireListings()).toMatchObject({ expired: 0, reminded: 0, failed: 0 });
    expect(bazaar.failures).toEqual([]);
  });

  it("leaves an ad to be renewed for 90 days, then it and what its bike shows of it are gone for good", async () => {
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

  it("is renewed or forgotten, when both happen at once, and the bike says the same", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(91 * day);
    await bazaar.expireListings();
    bazaar.pass(90 * day);
    const [problem, { forgotten }] = await Promise.all([
      problemIn(bazaar.move("anna", id, "renew")),
      bazaar.expireListings(),
    ]);
    const { openListingId } = (await bazaar.read(bike.id)) ?? {};
    expect([problem, forgotten, openListingId]).toEqual(
      problem === "none" ? ["none", 0, id] : ["listing-ended", 1, undefined],
    );
    expect(bazaar.failures).toEqual([]);
  });

  it("begins again by the link in a mail, which is spent by a press and not by a look", async () => {
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

  it("begins again once, when the link is pressed twice at once", async () => {
    const { id, endsAt } = await bazaar.create("anna", bike.id);
    const token = renewalToken("secret", { id, endsAt });
    bazaar.pass(85 * day);
    const outcomes = await Promise.all([1, 2].map(() => problemIn(renewByMail(bazaar.context, token))));
    expect(outcomes.toSorted()).toEqual(["listing-link-used", "none"]);
  });
});

describe("the page of an ad", () => {
  it("says what the register knows, and nothing that is hidden", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const ad = await getAd(bazaar.context, id);
    expect(ad).toMatchObject({ state: "active", owners: 1, ownerVerified: true, sellerName: "an** E*" });
    expect(ad.frameNumber).toBe(`•••${bike.frameNumber.slice(-3)}`);
    expect(JSON.stringify(ad)).not.toContain(bike.frameNumber);
    expect(JSON.stringify(ad)).not.toContain("Röda faran");
  });

  it("counts who looks and who asks, and keeps neither", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    await countView(bazaar.context, id, undefined);
    await countView(bazaar.context, id, "bo");
    await countView(bazaar.context, id, "anna");
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
    expect(JSON.stringify(await bazaar.of("listingDay"))).not.toMatch(/bo|cilla/);
    expect(await problemIn(listInquirers(bazaar.context, "bo", id))).toBe("listing-not-found");
  });

  it("says 'expired' as soon as the time is over", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    bazaar.pass(90 * day);
    expect((await getAd(bazaar.context, id)).state).toBe("expired");
    expect(await problemIn(bazaar.edit("anna", id, {}))).toBe("listing-expired");
    expect(await problemIn(bazaar.move("anna", id, "resume"))).toBe("listing-expired");
  });

  it("says nothing of what was said once the ad is over", async () => {
    const photo = await bazaar.picture("anna", "upload_00000000000000000000000005");
    const { id } = await bazaar.create("anna", bike.id, { photos: [photo] });
    await bazaar.move("anna", id, "sell");
    await bazaar.follow(id);
    const ad = await getAd(bazaar.context, id);
    expect([ad.state, ad.text, ad.photoUrls]).toEqual(["sold", undefined, []]);
    expect(await uploadOf(photo)).toBeUndefined();
  });

  it("hides an ad of a bike that an administrator looks at", async () => {
    const { id } = await bazaar.create("anna", bike.id);
    const review = update(keys.bike(bike.id)).set({ status: "pending_review", version: 9 });
    await bazaar.table.transact([review]);
    expect(await problemIn(getAd(bazaar.context, id))).toBe("listing-not-found");
  });
});
