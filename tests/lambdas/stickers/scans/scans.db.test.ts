import { beforeEach, describe, expect, it } from "vitest";
import { countScan } from "#lambdas/stickers/scans/scans/count-scan.ts";
import { shareScanPlace, townNear } from "#lambdas/stickers/scans/scans/share-scan-place.ts";
import { newLinkedCode } from "#lambdas/stickers/codes/code-writes.ts";
import { QrScansItem } from "#lambdas/stickers/items/qr-scans.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { listThefts } from "#lambdas/thefts/reports/list-thefts.ts";
import { type Between, type Town, aTown, problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const uid = "5f0c7a52-0c1b-4d5e-9a77-0123456789ab";
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const vadstena = { latitude: 58.45, longitude: 14.89 };

let town: Town;
let context: Parameters<typeof countScan>[0];

const open = async (between?: Between): Promise<void> => {
  town = await aTown(between);
  await town.person("anna");
  context = { system: town.system, table: await town.inRole("qr") };
};
beforeEach(() => open());

const scan = (address = "203.0.113.9", code = uid) => countScan(context, code, address);
const share = (place = vadstena, address = "203.0.113.9") => shareScanPlace(context, uid, place, address);
const counts = async () =>
  (await town.of("qrScans")).map((item) => QrScansItem.parse(item)).map(({ day: on, count }) => [on, count]);
const theft = async () => TheftItem.parse((await town.of("theft"))[0]);
const notifications = async () =>
  (await town.of("notification"))
    .map((item) => NotificationItem.parse(item))
    .map(({ params }) => params["what"])
    .filter((what) => what === "scanned" || what === "scanned-at");

describe("a scan", () => {
  it("is counted per Swedish day, without who scanned", async () => {
    await town.bike({ qrUid: uid });
    await scan();
    await scan("203.0.113.10", uid.toUpperCase());
    town.pass(day);
    await scan();
    expect(await counts()).toEqual(
      expect.arrayContaining([
        ["2026-11-20", 2],
        ["2026-11-21", 1],
      ]),
    );
    const [item] = await town.of("qrScans");
    expect(Object.keys(item ?? {}).toSorted()).toEqual(
      ["pk", "sk", "entity", "uid", "day", "count", "expiresAt"].toSorted(),
    );
    expect(JSON.stringify(await town.everything())).not.toContain("203.0.113");
  });

  it("of an unknown code is refused and not counted", async () => {
    expect(await problemIn(scan())).toBe("qr-not-found");
    expect(await counts()).toEqual([]);
  });

  it("counts at most five times per code and sixty in all from an address in an hour", async () => {
    await town.bike({ qrUid: uid });
    for (let time = 0; time < 5; time += 1) await scan();
    expect(await problemIn(scan())).toBe("none");
    expect(await counts()).toEqual([["2026-11-20", 5]]);
    const codes = Array.from({ length: 56 }, (_, n) => `${String(n).padStart(8, "0")}${uid.slice(8)}`);
    const linked = { bikeId: "bike_1", frameNumber: "WTU204K8861", at: town.system.now().toISOString() };
    await town.table.transact(codes.map((code) => newLinkedCode(code, linked)));
    for (const code of codes.slice(0, 55)) await scan("203.0.113.9", code);
    expect(await problemIn(scan("203.0.113.9", codes[55]))).toBe("too-many-requests");
    town.pass(2 * hour);
    expect(await problemIn(scan())).toBe("none");
  });

  it("is counted once, also among a hundred at once", async () => {
    await town.bike({ qrUid: uid });
    await Promise.all(Array.from({ length: 100 }, (_, n) => scan(`203.0.113.${n}`)));
    expect(await counts()).toEqual([["2026-11-20", 100]]);
  });
});

describe("a scan of a stolen bike", () => {
  it("notifies the owner once a day, and the theft shows the last one", async () => {
    const bike = await town.bike({ qrUid: uid });
    await town.steal(bike.id);
    await scan();
    town.pass(hour);
    await scan();
    const last = town.system.now().toISOString();
    expect(await notifications()).toEqual(["scanned"]);
    expect(await listThefts(town.ofThefts, "anna", bike.id)).toMatchObject({ items: [{ scannedAt: last }] });
    expect((await theft()).scannedPlace).toBeUndefined();
    town.pass(day);
    await scan();
    expect(await notifications()).toEqual(["scanned", "scanned"]);
  });

  it("by twenty people at once notifies the owner once", async () => {
    const bike = await town.bike({ qrUid: uid });
    await town.steal(bike.id);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => scan(`203.0.113.${n}`)));
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => "fulfilled"));
    expect(await notifications()).toEqual(["scanned"]);
  });

  it("of a bike that is not stolen notifies nobody", async () => {
    await town.bike({ qrUid: uid });
    await scan();
    expect(await notifications()).toEqual([]);
    expect(await problemIn(share())).toBe("bike-not-stolen");
  });

  it("is deleted when the bike is recovered", async () => {
    const bike = await town.bike({ qrUid: uid });
    await town.steal(bike.id);
    await scan();
    await share();
    const { theft: back } = await town.recover(bike.id);
    for (const each of [back, await theft()]) {
      expect(each.scannedAt).toBeUndefined();
      expect(each.scannedPlace).toBeUndefined();
    }
    expect(await theft()).not.toHaveProperty("scanToldOn");
    await scan();
    expect((await theft()).scannedAt).toBeUndefined();
  });

  it("writes nothing if the theft ends between reading and writing", async () => {
    let end: (() => Promise<unknown>) | undefined;
    await open((table) => ({
      ...table,
      get: async (key, schema) => {
        const item = await table.get(key, schema);
        if (key.sk.startsWith("THEFT#")) {
          const ending = end;
          end = undefined;
          await ending?.();
        }
        return item;
      },
    }));
    const bike = await town.bike({ qrUid: uid });
    await town.steal(bike.id);
    end = () => town.recover(bike.id);
    await scan();
    expect(await theft()).toMatchObject({ state: "recovered" });
    expect((await theft()).scannedAt).toBeUndefined();
    expect(await notifications()).toEqual([]);
  });
});

describe("the place of a scan", () => {
  it("is stored with the nearest town when the finder shares it, only the newest", async () => {
    const bike = await town.bike({ qrUid: uid });
    await town.steal(bike.id);
    await scan();
    expect(await share()).toEqual({ town: "Vadstena" });
    const at = town.system.now().toISOString();
    expect((await theft()).scannedPlace).toEqual({ ...vadstena, town: "Vadstena", at });
    await share({ latitude: 58.41, longitude: 15.62 });
    expect((await theft()).scannedPlace).toMatchObject({ town: "Linköping" });
    expect(await notifications()).toEqual(["scanned-at"]);
  });

  it("has no town far out at sea", () => {
    expect(townNear({ latitude: 0, longitude: 0 })).toBeUndefined();
    expect(townNear({ latitude: 59.33, longitude: 18.07 })).toBe("Stockholm");
  });

  it("can be shared five times an hour from one address", async () => {
    const bike = await town.bike({ qrUid: uid });
    await town.steal(bike.id);
    for (let time = 0; time < 5; time += 1) await share();
    expect(await problemIn(share())).toBe("too-many-requests");
  });
});
