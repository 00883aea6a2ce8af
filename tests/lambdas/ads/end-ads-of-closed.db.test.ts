import { beforeEach, describe, expect, it } from "vitest";
import { getAd } from "#lambdas/ads/listings/get-ad.ts";
import { endAdsOfClosed } from "#lambdas/ads/end-ads-of-closed.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Bazaar, aBazaar } from "#tests/lambdas/ads/listings/context.ts";

const closedAt = "2026-11-20T11:59:00.000Z";

let bazaar: Bazaar;
beforeEach(async () => {
  bazaar = await aBazaar();
  await bazaar.person("anna");
  await bazaar.person("bo");
});

const setClosed = (userId: string, isClosed: boolean) =>
  bazaar.table.transact([
    put(keys.sessions(userId), "sessions", {
      userId,
      validFrom: closedAt,
      ...(isClosed && { closedAt, eraseAt: "2026-12-20T11:59:00.000Z" }),
    }),
  ]);

const runConsumer = async (userId: string) =>
  endAdsOfClosed({ table: await bazaar.inRole("follow-changes"), system: bazaar.system }, userId);

const shownAds = async () => bazaar.of("ad");

describe("closing an account", () => {
  it("ends active and paused ads, and removes them from the lists", async () => {
    const [shown, paused] = [await bazaar.bike(), await bazaar.bike()];
    const ads = [await bazaar.create("anna", shown.id), await bazaar.create("anna", paused.id)] as const;
    await bazaar.move("anna", ads[1].id, "pause");
    await bazaar.follow(ads[0].id);
    expect((await shownAds()).length).toBeGreaterThan(0);
    await setClosed("anna", true);
    await runConsumer("anna");
    for (const { id } of ads) await bazaar.follow(id);
    expect(await shownAds()).toEqual([]);
    for (const { id, bikeId } of ads) {
      expect(await bazaar.listing(id)).toMatchObject({ state: "ended" });
      expect(await getAd(bazaar.context, id)).toMatchObject({
        state: "ended",
        photoUrls: [],
        text: undefined,
      });
      const bike = await bazaar.read(bikeId);
      expect([bike?.openListingId, bike?.salePrice]).toEqual([undefined, undefined]);
    }
  });

  it("leaves the ads of others alone", async () => {
    const theirs = await bazaar.bike({ ownerId: "bo" });
    const ad = await bazaar.create("bo", theirs.id);
    await setClosed("anna", true);
    await runConsumer("anna");
    expect(await bazaar.listing(ad.id)).toMatchObject({ state: "active" });
  });

  it("ends them once, however often the event arrives", async () => {
    const bike = await bazaar.bike();
    const ad = await bazaar.create("anna", bike.id);
    await setClosed("anna", true);
    await runConsumer("anna");
    const [before, bikeBefore] = [await bazaar.listing(ad.id), await bazaar.read(bike.id)];
    await Promise.all([runConsumer("anna"), runConsumer("anna")]);
    expect([await bazaar.listing(ad.id), await bazaar.read(bike.id)]).toEqual([before, bikeBefore]);
  });

  it("and reopening it leaves them ended, and does not end newer ads", async () => {
    const bike = await bazaar.bike();
    const old = await bazaar.create("anna", bike.id);
    await setClosed("anna", true);
    await runConsumer("anna");
    await setClosed("anna", false);
    const ad = await bazaar.create("anna", bike.id);
    await runConsumer("anna");
    expect([await bazaar.listing(old.id), await bazaar.listing(ad.id)]).toMatchObject([
      { state: "ended" },
      { state: "active" },
    ]);
  });
});
