import { beforeEach, describe, expect, it } from "vitest";
import type { Visibility } from "#contract/bike.ts";
import { changeVisibility } from "#lambdas/bikes/change-visibility.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { markRecovered } from "#lambdas/thefts/mark-recovered.ts";
import { reportStolen } from "#lambdas/thefts/report-stolen.ts";
import { type Garage, aGarage } from "./garage.ts";

let there: Garage;
let ofBikes: Garage["context"];
let thefts: Garage["context"];
let bikeId: string;
let told: string;
beforeEach(async () => {
  there = await aGarage();
  ofBikes = await there.inRole("bikes");
  thefts = await there.inRole("thefts");
  await there.person("anna", { createdAt: "2025-01-01T00:00:00.000Z" });
  bikeId = (await there.register()).id;
  told = await nameNow();
  there.photos.shown.add(told);
});

const nameNow = async (): Promise<string> => (await there.read(bikeId)).photoUploadId ?? "";
const change = (wanted: Partial<Visibility>) => changeVisibility(ofBikes, "anna", bikeId, wanted);
const uploads = async () => (await there.of("upload")).filter(({ kind }) => kind === "bike-photo");

/** Everything that strangers can read. */
const isTold = async (name: string): Promise<boolean> =>
  (await there.everything()).some(
    ({ pk, ...item }) => /^S#|^F/.test(pk) && JSON.stringify(item).includes(name),
  );

/** Sees that the photo lies under another name, which nobody is told, and nowhere else. */
const expectHidden = async (name: string) => {
  expect([...there.photos.shown]).toEqual([name]);
  expect([await isTold(told), await isTold(name)]).toEqual([false, false]);
  const kept = await uploads();
  expect(kept).toEqual([expect.objectContaining({ id: name, state: "claimed", bikeId, ownerId: "anna" })]);
  expect(kept[0]?.["expiresAt"]).toBeUndefined();
};

describe("a photo that people were shown", () => {
  it("lies under another name once it is hidden, with all that is known of it", async () => {
    const facts = { sha256: "ab".repeat(32), perceptualHash: "0123456789abcdef", width: 640, height: 480 };
    await there.table.transact([update(keys.upload(told)).set(facts)]);
    expect(await isTold(told)).toBe(true);
    await change({ photo: false });
    const name = await nameNow();
    expect(name).not.toBe(told);
    await expectHidden(name);
    expect(await there.table.get(keys.upload(await nameNow()), UploadItem)).toMatchObject(facts);
  });

  it("is shown under a name of its own each time", async () => {
    await change({ photo: false });
    const second = await nameNow();
    await change({ photo: true });
    expect(await nameNow()).toBe(second);
    expect(await isTold(second)).toBe(true);
    await change({ photo: false });
    expect([told, second]).not.toContain(await nameNow());
    expect([...there.photos.shown]).toEqual([await nameNow()]);
  });

  it("keeps its name while something else is hidden", async () => {
    await change({ color: false });
    expect(await nameNow()).toBe(told);
    expect([...there.photos.shown]).toEqual([told]);
  });

  it("is hidden once by many who hide it at once", async () => {
    await Promise.all(Array.from({ length: 6 }, () => change({ photo: false })));
    const name = await nameNow();
    const kept = (await uploads()).map(({ id }) => id);
    expect(kept).toEqual([name]);
    expect(there.photos.shown.has(told)).toBe(false);
    expect(await isTold(told)).toBe(false);
  });

  it("ends hidden or shown, and never under the name that was told, where it is hidden and shown at once", async () => {
    await Promise.all([change({ photo: false }), change({ photo: true }), change({ photo: false })]);
    await change({ photo: false });
    expect(there.photos.shown.has(told)).toBe(false);
    expect(await isTold(told)).toBe(false);
  });

  it("is hidden where another one takes its place meanwhile", async () => {
    const another = await there.photo();
    there.photos.shown.add(another);
    await Promise.all([change({ photo: false }), there.edit(bikeId, { photoUploadId: another })]);
    expect(there.photos.shown.has(told)).toBe(false);
    expect((await there.read(bikeId)).visibility.photo).toBe(false);
    expect(await isTold(await nameNow())).toBe(false);
  });

  it("of a deleted bike is kept where nobody finds it", async () => {
    await there.remove(bikeId);
    const name = await nameNow();
    expect(name).not.toBe(told);
    await expectHidden(name);
  });

  it("is hidden while its bike waits for a review", async () => {
    await there.edit(bikeId, { frameNumber: "KRO1950099" });
    expect((await there.read(bikeId)).status).toBe("pending_review");
    const name = await nameNow();
    expect(name).not.toBe(told);
    await expectHidden(name);
  });

  it("because its bike was missed is hidden once that is back", async () => {
    await change({ photo: false });
    told = await nameNow();
    const report = { stolenDate: "2026-11-19", place: "Stationen", city: "Malmö" };
    const person = { userId: "anna", bikeId };
    await reportStolen(thefts, { ...person, idempotencyKey: there.system.newId("key"), report });
    expect(await isTold(told)).toBe(true);
    const recovery = { how: "found-by-owner", mayShare: false } as const;
    await markRecovered(thefts, { ...person, idempotencyKey: there.system.newId("key"), recovery });
    const name = await nameNow();
    expect(name).not.toBe(told);
    await expectHidden(name);
  });

  it("of a missed bike is hidden when its owner says no to that as well", async () => {
    await change({ photo: false });
    told = await nameNow();
    const report = { stolenDate: "2026-11-19", place: "Stationen", city: "Malmö" };
    const idempotencyKey = there.system.newId("key");
    await reportStolen(thefts, { userId: "anna", bikeId, idempotencyKey, report });
    await change({ whenStolen: false });
    const name = await nameNow();
    expect(name).not.toBe(told);
    await expectHidden(name);
  });
});

describe("hiding that is interrupted", () => {
  it("before anything is written leaves the photo as it was, and is done when asked again", async () => {
    there.crashOnce("before", 1);
    await expect(change({ photo: false })).rejects.toThrow("interrupted");
    expect([await nameNow(), await isTold(told)]).toEqual([told, true]);
    await change({ photo: false });
    expect(there.photos.shown.has(told)).toBe(false);
  });

  it("before the copy is taken leaves one that expires", async () => {
    there.crashOnce("after");
    await expect(change({ photo: false })).rejects.toThrow("interrupted");
    const left = (await uploads()).find(({ id }) => id !== told);
    expect(left).toMatchObject({ state: "ready", expiresAt: expect.any(Number) });
    expect(await nameNow()).toBe(told);
  });

  it("when it is written has removed the upload, so that the old picture is discarded", async () => {
    there.crashOnce("after", 1);
    await expect(change({ photo: false })).rejects.toThrow("interrupted");
    expect((await uploads()).map(({ id }) => id)).toEqual([await nameNow()]);
    expect(await nameNow()).not.toBe(told);
    expect(await isTold(told)).toBe(false);
  });

  it("by S3 tells the owner, and nothing is hidden by half", async () => {
    there.context.photos.copy = () => Promise.reject(new Error("S3 is away"));
    await expect(change({ photo: false })).rejects.toThrow("S3 is away");
    expect((await there.read(bikeId)).visibility.photo).toBe(true);
    expect([await nameNow(), [...there.photos.shown]]).toEqual([told, [told]]);
  });

  it("by CloudFront is hidden all the same, and the old picture is discarded by the person who follows the table", async () => {
    there.context.photos.withdraw = () => Promise.reject(new Error("CloudFront is away"));
    expect((await change({ photo: false })).visibility.photo).toBe(false);
    expect((await uploads()).map(({ id }) => id)).toEqual([await nameNow()]);
  });
});
