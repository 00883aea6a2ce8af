import { beforeEach, expect, it } from "vitest";
import type { AlertCriteria } from "#contract/ads/alerts.ts";
import { createAlert } from "#lambdas/ads/alerts/create-alert.ts";
import { followOffers } from "#lambdas/ads/offers/follow-offers.ts";
import { listAlerts } from "#lambdas/ads/alerts/list-alerts.ts";
import { sendDigests } from "#lambdas/ads/alerts/send-digests.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { type Bazaar, aBazaar } from "#tests/lambdas/ads/listings/context.ts";

let bazaar: Bazaar;
beforeEach(async () => {
  bazaar = await aBazaar();
  await bazaar.person("anna");
});

const watch = async (criteria: AlertCriteria, userId = "bo") =>
  createAlert(
    { table: await bazaar.inRole("alerts"), system: bazaar.system, cursorSecret: "secret" },
    { userId, idempotencyKey: bazaar.key(), wanted: { name: "Till jobbet", kind: "ads", criteria } },
  );
const list = async (userId = "bo") =>
  (
    await listAlerts(
      { table: await bazaar.inRole("alerts"), system: bazaar.system, cursorSecret: "secret" },
      userId,
    )
  ).items;

const follow = async (listingId: string): Promise<void> => {
  const { tableName, client, system } = bazaar;
  const context = {
    table: await bazaar.inRole("follow-changes"),
    reader: openReader(tableName, system, client)(startMeter()),
    system,
  };
  await followOffers(context, { id: "event", before: undefined, after: await bazaar.listing(listingId) });
};

it("an ad notifies everyone watching for its type, price and area once, except its seller", async () => {
  await bazaar.person("bo");
  const bike = await bazaar.bike();
  await watch({ city: "Knivsta", radius: 3, priceTo: 4000 });
  await watch({ priceFrom: 3000, priceTo: 3500 });
  await watch({ priceTo: 3000 });
  await watch({ city: "Malmö" });
  await watch({ words: "jobbet" });
  await watch({ city: "Uppsala" }, bike.ownerId);
  const { id } = await bazaar.create(bike.ownerId, bike.id, { price: 3400, city: "Uppsala" });
  await follow(id);
  await follow(id);
  const alerts = await list();
  expect(alerts.map(({ unread }) => unread).toSorted()).toEqual([0, 0, 1, 1, 1]);
  expect(alerts[0]?.newest[0]).toMatchObject({
    link: `/bike-ads/${id}`,
    bike: { salePrice: 3400, city: "Uppsala" },
  });
  expect(await list(bike.ownerId)).toMatchObject([{ unread: 0 }]);
});

it("a paused ad is hidden and not announced again when resumed; an ended one is withdrawn", async () => {
  await bazaar.person("bo");
  const bike = await bazaar.bike();
  await watch({ city: "Uppsala" });
  const { id } = await bazaar.create(bike.ownerId, bike.id);
  await follow(id);
  await bazaar.move(bike.ownerId, id, "pause");
  await follow(id);
  expect(await list()).toMatchObject([{ unread: 1, newest: [] }]);
  await bazaar.move(bike.ownerId, id, "resume");
  await follow(id);
  expect(await list()).toMatchObject([{ found: 1, newest: [{ id }] }]);
  await bazaar.move(bike.ownerId, id, "end");
  await follow(id);
  expect(await list()).toMatchObject([{ unread: 0, found: 1, newest: [] }]);
  const digests = { table: await bazaar.inRole("alert-digests"), system: bazaar.system };
  expect(await sendDigests({ ...digests, reportFailure: () => undefined })).toEqual({ told: 0, failed: 0 });
});
