import { beforeEach, describe, expect, it } from "vitest";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import { getBike } from "#lambdas/bikes/registration/get-bike.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { promptEntries } from "#lambdas/bikes/index/entries.ts";
import { findDrift } from "#lambdas/bikes/index/find-drift.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { type Garage, aGarage, hours } from "./garage.ts";

let there: Garage;
let bikeId: string;
beforeEach(async () => {
  there = await aGarage();
  await there.person();
  await there.person("erik");
  bikeId = (await there.register()).id;
});

const availability = async (frameNumber: string) =>
  (await checkFrameNumber(there.context, "erik", frameNumber)).availability;

const settle = async (attempts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((one) =>
    one.status === "fulfilled" ? "done" : String(one.reason.message),
  );

/** Public searches must match the bikes. */
const expectInStep = async (...ids: string[]) => {
  const stored = (await there.everything()).filter(({ pk }) => /^(?:S|FOLD|FDEL|FORMER)#/.test(pk));
  const bikes = await Promise.all(ids.map(there.read));
  const wanted = bikes.flatMap((bike) =>
    promptEntries(bike).map(({ key, entity, item }) => ({ ...key, entity, ...item })),
  );
  const inOrder = (items: { pk: string; sk: string }[]) =>
    items.toSorted((a, b) => (`${a.pk}\n${a.sk}` < `${b.pk}\n${b.sk}` ? -1 : 1));
  expect(stored).toEqual(inOrder(wanted));
};

describe("PATCH /bikes/{bikeId}", () => {
  it("changes the named fields everywhere and returns the whole bike", async () => {
    const answer = await there.edit(bikeId, {
      name: "Punkteringen",
      color: "röd",
      city: "Umeå",
      brand: "Trek",
    });
    expect(answer).toMatchObject({
      id: bikeId,
      name: "Punkteringen",
      color: "röd",
      brand: "Trek",
      model: "Karin",
    });
    expect(await getBike(there.context, "anna", bikeId)).toEqual(answer);
    await expectInStep(bikeId);
  });

  it("is added to the history only if it changes an identifying field", async () => {
    await there.edit(bikeId, { name: "Ny" });
    await there.edit(bikeId, { brand: "Trek", type: "mtb", city: "Lund" });
    expect(await there.events(bikeId)).toMatchObject([
      { eventType: "registration" },
      {
        eventType: "edit",
        ownerId: "anna",
        changes: [
          { field: "brand", from: "Monark", to: "Trek" },
          { field: "type", from: "dam", to: "mtb" },
        ],
      },
    ]);
  });

  it("returns bike-not-found for somebody else's, a missing and a deleted bike", async () => {
    await expect(there.edit(bikeId, { name: "Min" }, "erik")).rejects.toThrow("bike-not-found");
    await expect(there.edit("bike_none", { name: "Min" })).rejects.toThrow("bike-not-found");
    await there.remove(bikeId);
    await expect(there.edit(bikeId, { name: "Min" })).rejects.toThrow("bike-not-found");
  });

  it("refuses stolen bikes, locked fields and a stolen battery, and changes nothing", async () => {
    const before = await there.read(bikeId);
    there.pass(hours(24));
    await expect(there.edit(bikeId, { name: "Ny", model: "Annan" })).rejects.toThrow("bike-locked");
    expect(await there.read(bikeId)).toEqual(before);
    await there.edit(bikeId, { batterySerialNumber: "BAT-1" });
    await there.become(bikeId, { batteryStolenSince: "2026-11-19" });
    await expect(there.edit(bikeId, { batterySerialNumber: null })).rejects.toThrow("battery-already-stolen");
    await there.become(bikeId, { status: "stolen", stolenSince: "2026-11-19" });
    const stolen = await there.read(bikeId);
    await expect(there.edit(bikeId, { name: "Ny" })).rejects.toThrow("stolen-cannot-be-edited");
    expect(await there.read(bikeId)).toEqual(stolen);
  });

  it("writes nothing where nothing changes", async () => {
    const { version } = await there.read(bikeId);
    await there.edit(bikeId, { name: null, color: "svart", frameNumber: "WTU204K8861" });
    expect(await there.read(bikeId)).toMatchObject({ version });
  });
});

describe("another frame number", () => {
  it("replaces the old one, which becomes free, and needs a review", async () => {
    const answer = await there.edit(bikeId, { frameNumber: "other 1234-5" });
    expect(answer).toMatchObject({
      frameNumber: "OTHER12345",
      frameNumberTyped: "other 1234-5",
      status: "pending_review",
    });
    expect(await there.read(bikeId)).toMatchObject({
      reviewReason: "number-changed",
      formerNumbers: ["WTU204K8861"],
    });
    expect(await availability("OTHER12345")).toBe("taken");
    expect(await availability("WTU204K8861")).toBe("free");
    await expectInStep(bikeId);
  });

  it("can be a former number of the bike, and the index follows", async () => {
    const follower = await there.inRole("follow-changes");
    const follow = () => reindex(follower, bikeId);
    await follow();
    for (const frameNumber of ["OTHER12345", "WTU204K8861"]) {
      await there.edit(bikeId, { frameNumber });
      await follow();
      await expectInStep(bikeId);
    }
    expect(await there.read(bikeId)).toMatchObject({ formerNumbers: ["OTHER12345"] });
    expect((await findDrift(there)).drifts).toEqual([]);
  });

  it("that looks the same needs no review, even though it resembles its own former number", async () => {
    expect(await there.edit(bikeId, { frameNumber: "WTUZO4K886I" })).toMatchObject({ status: "registered" });
    expect(await there.read(bikeId)).toMatchObject({ possibleDuplicate: false });
    await expectInStep(bikeId);
  });

  it("is also stored with the bike's QR code", async () => {
    await there.edit(bikeId, { frameNumber: "OTHER12345" });
    expect(await there.of("qrCode")).toMatchObject([{ bikeId, frameNumber: "OTHER12345" }]);
  });

  it("that is taken or looks stolen is refused", async () => {
    const other = await there.register("OTHER12345", { userId: "erik" });
    await expect(there.edit(bikeId, { frameNumber: "OTHER12345" })).rejects.toThrow("frame-number-taken");
    await there.become(other.id, { status: "stolen", stolenSince: "2026-11-19" });
    await expect(there.edit(bikeId, { frameNumber: "0THER12345" })).rejects.toThrow(
      "frame-number-resembles-stolen",
    );
    expect(await there.read(bikeId)).toMatchObject({ frameNumber: "WTU204K8861", version: 1 });
    await expectInStep(bikeId, other.id);
  });

  it("that two owners want simultaneously goes to one, and the other keeps theirs", async () => {
    const other = await there.register("SECOND1234", { userId: "erik" });
    const outcomes = await settle([
      there.edit(bikeId, { frameNumber: "WANTED1234" }),
      there.edit(other.id, { frameNumber: "WANTED1234" }, "erik"),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "frame-number-taken"]);
    const numbers = [(await there.read(bikeId)).frameNumber, (await there.read(other.id)).frameNumber];
    expect(numbers.filter((number) => number === "WANTED1234")).toHaveLength(1);
    expect(await there.of("frameGuard")).toHaveLength(2);
    await expectInStep(bikeId, other.id);
  });

  it("cannot be swapped between two bikes at once, since both are taken", async () => {
    const other = await there.register("SECOND1234", { userId: "erik" });
    const outcomes = await settle([
      there.edit(bikeId, { frameNumber: "SECOND1234" }),
      there.edit(other.id, { frameNumber: "WTU204K8861" }, "erik"),
    ]);
    expect(outcomes).toEqual(["frame-number-taken", "frame-number-taken"]);
    await expectInStep(bikeId, other.id);
  });

  it("fits in one transaction even for a bike that shows everything", async () => {
    const details = { brand: "Trek", model: "Annan", type: "mtb", color: "röd", city: "Umeå" };
    await there.edit(bikeId, { city: "Lund" });
    const edit = { ...details, frameNumber: "WTUZO4K886I", photoUploadId: await there.photo() };
    expect(await there.edit(bikeId, edit)).toMatchObject({ ...details, status: "registered" });
    await expectInStep(bikeId);
  });
});

describe("a new photo", () => {
  const photoOf = async () => (await there.read(bikeId)).photoUploadId ?? "";

  it("replaces the old one, which is deleted", async () => {
    const [old, photo] = [await photoOf(), await there.photo()];
    const before = await there.table.get(keys.upload(old), UploadItem);
    const answer = await there.edit(bikeId, { photoUploadId: photo });
    expect(answer.photoUrl).toBe(`photo:${photo}`);
    const uploads = await there.of("upload");
    expect(uploads.find(({ id }) => id === photo)).toMatchObject({ state: "claimed", bikeId });
    expect(uploads.some(({ id }) => id === old)).toBe(false);
    expect(before).toMatchObject({ state: "claimed" });
    expect(there.photos.shown.has(old)).toBe(false);
    await expectInStep(bikeId);
  });

  it("has already removed the old upload if the function is interrupted, so that its picture is deleted", async () => {
    const [old, photo] = [await photoOf(), await there.photo()];
    there.crashOnce("after");
    await expect(there.edit(bikeId, { photoUploadId: photo })).rejects.toThrow("interrupted");
    expect(await photoOf()).toBe(photo);
    expect((await there.of("upload")).some(({ id }) => id === old)).toBe(false);
  });

  it("that is requested twice is claimed once", async () => {
    const photo = await there.photo();
    await there.edit(bikeId, { photoUploadId: photo });
    expect(await there.edit(bikeId, { photoUploadId: photo })).toMatchObject({ photoUrl: `photo:${photo}` });
  });

  it("must be the owner's own and unused", async () => {
    const foreign = await there.photo("erik");
    await expect(there.edit(bikeId, { photoUploadId: foreign })).rejects.toThrow("upload-not-found");
    const second = await there.register("SECOND1234");
    const taken = (await there.read(second.id)).photoUploadId;
    await expect(there.edit(bikeId, { photoUploadId: taken })).rejects.toThrow("upload-already-used");
  });

  it("that two bikes want simultaneously goes to one", async () => {
    const second = await there.register("SECOND1234");
    const photo = await there.photo();
    const outcomes = await settle([
      there.edit(bikeId, { photoUploadId: photo }),
      there.edit(second.id, { photoUploadId: photo }),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "upload-already-used"]);
  });
});

describe("simultaneous edits", () => {
  it("lose none of the changes", async () => {
    await Promise.all([
      there.edit(bikeId, { name: "Punkteringen" }),
      there.edit(bikeId, { city: "Umeå" }),
      there.edit(bikeId, { brand: "Trek" }),
      there.edit(bikeId, { batterySerialNumber: "BAT-1" }),
    ]);
    expect(await there.read(bikeId)).toMatchObject({
      name: "Punkteringen",
      city: "Umeå",
      brand: "Trek",
      batterySerialNumber: "BAT-1",
      version: 5,
    });
    await expectInStep(bikeId);
  });

  it("leave a deleted bike in no list", async () => {
    const outcomes = await settle([
      there.edit(bikeId, { frameNumber: "OTHER12345", name: "Ny" }),
      there.remove(bikeId),
    ]);
    expect(outcomes[1]).toBe("done");
    expect(["done", "bike-not-found"]).toContain(outcomes[0]);
    expect((await there.read(bikeId)).deletedAt).toBeDefined();
    expect(await there.of("frameGuard")).toEqual([]);
    await expectInStep(bikeId);
  });

  it.each(["before", "after"] as const)("interrupted %s writing can be repeated", async (when) => {
    there.crashOnce(when);
    await expect(there.edit(bikeId, { frameNumber: "OTHER12345" })).rejects.toThrow("interrupted");
    expect(await there.edit(bikeId, { frameNumber: "OTHER12345" })).toMatchObject({
      frameNumber: "OTHER12345",
    });
    expect((await there.events(bikeId)).map(({ eventType }) => eventType)).toEqual(["registration", "edit"]);
    await expectInStep(bikeId);
  });
});
