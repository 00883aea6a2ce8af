import { beforeEach, describe, expect, it } from "vitest";
import { retentionSeconds } from "#contract/privacy/retention.ts";
import { daysToAnswer } from "#contract/ownership/transfers.ts";
import { openBike } from "#lambdas/office/bikes/bike/open-bike.ts";
import { declineTransfer } from "#lambdas/ownership/transfers/end-transfer.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { anOfficeOfBikes, type OfficeOfBikes } from "./removal-context.ts";

const day = 86_400_000;
let office: OfficeOfBikes;
beforeEach(async () => {
  office = await anOfficeOfBikes();
});

const happened = async (bikeId: string): Promise<string[]> =>
  (await openBike(office.desk, "karin", bikeId)).events.items.map(({ what }) => what);

describe("the offers of a bike", () => {
  it("include ended ads, but none of another bike", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const other = await office.bike({ ownerId: "anna", frameNumber: "MON7702413" });
    const first = await office.create("anna", id);
    office.pass(1000);
    await office.move("anna", first.id, "end");
    office.pass(1000);
    await office.create("anna", id);
    await office.create("anna", other.id);
    expect((await happened(id)).slice(0, 3)).toEqual(["listed", "ad-ended", "listed"]);
    expect((await happened(other.id)).filter((what) => what === "listed")).toHaveLength(1);
  });

  it("include declined, withdrawn and expired transfers until they are deleted", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    await declineTransfer(office.transfers, "bo", await office.offer("anna", id), "Kom aldrig.");
    office.pass(1000);
    await office.cancel("anna", await office.offer("anna", id));
    office.pass(1000);
    await office.offer("anna", id);
    office.pass((daysToAnswer + 1) * day);
    await office.expire();
    const all = (await happened(id)).filter((what) => what.startsWith("transfer-"));
    expect(all.filter((what) => what === "transfer-offered")).toHaveLength(3);
    expect(all).toEqual(
      expect.arrayContaining(["transfer-declined", "transfer-cancelled", "transfer-expired"]),
    );
    office.pass(retentionSeconds("endedTransfers") * 1000 + day);
    await office.forget();
    expect((await happened(id)).filter((what) => what.startsWith("transfer-"))).toEqual([]);
  });

  it("include those of a former owner, with their name", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const ad = await office.create("anna", id);
    const at = office.system.now().toISOString();
    const sold = { ...ad, entity: "listing", id: "listing_0", bikeId: id, ownerId: "bo", state: "sold" };
    const place = { gsi1pk: lists.listingsOf("bo"), gsi1sk: `${at}#listing_0`, createdAt: at, closedAt: at };
    const event = { bikeId: id, at, ownerId: "bo", eventType: "registration", receiptVerified: true };
    await office.table.transact([
      put(keys.listing("listing_0"), "listing", { ...(await office.listing(ad.id)), ...sold, ...place }),
      put(keys.bikeEvent(id, at, "0"), "bikeEvent", event),
    ]);
    const { events } = await openBike(office.desk, "karin", id);
    expect(events.items.find(({ what }) => what === "ad-sold")?.who?.id).toBe("bo");
  });

  it("cost the same however many ads an owner has", async () => {
    const { id } = await office.bike({ ownerId: "anna" });
    const ad = await office.create("anna", id);
    const open = await office.listing(ad.id);
    const at = new Date(office.system.now().getTime() + day).toISOString();
    const more = Array.from({ length: 60 }, (_, place) => `listing_${String(place).padStart(26, "0")}`);
    for (const other of more)
      await office.table.transact([
        put(keys.listing(other), "listing", {
          ...open,
          id: other,
          bikeId: "bike_other",
          gsi1pk: lists.listingsOf("anna"),
          gsi1sk: `${at}#${other}`,
        }),
      ]);
    const sizes: number[] = [];
    const query: typeof office.desk.table.query = async (asked) => {
      const page = await office.desk.table.query(asked);
      sizes.push(page.items.length);
      return page;
    };
    const { events } = await openBike(
      { ...office.desk, table: { ...office.desk.table, query } },
      "karin",
      id,
    );
    // The open ad is found by its own key.
    expect(events.items.map(({ what }) => what)).toContain("listed");
    expect(Math.max(...sizes)).toBe(25);
  });
});
