import { beforeEach, describe, expect, it } from "vitest";
import type { Visibility } from "#contract/bikes/bike.ts";
import { changeVisibility } from "#lambdas/bikes/registration/change-visibility.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { markRecovered } from "#lambdas/thefts/reports/mark-recovered.ts";
import { reportStolen } from "#lambdas/thefts/reports/report-stolen.ts";
import { type Garage, aGarage } from "./garage.ts";

let there: Garage;
let ofBikes: Garage["context"];
let thefts: Garage["context"];
let bikeId: string;
let publishedName: string;
beforeEach(async () => {
  there = await aGarage();
  ofBikes = await there.inRole("bikes");
  thefts = await there.inRole("thefts");
  await there.person("anna", { createdAt: "2025-01-01T00:00:00.000Z" });
  bikeId = (await there.register()).id;
  publishedName = await nameNow();
  there.photos.shown.add(publishedName);
});

const nameNow = async (): Promise<string> => (await there.read(bikeId)).photoUploadId ?? "";
const change = (wanted: Partial<Visibility>) => changeVisibility(ofBikes, "anna", bikeId, wanted);
const uploads = async () => (await there.of("upload")).filter(({ kind }) => kind === "bike-photo");

const isPublished = async (name: string): Promise<boolean> =>
  (await there.everything()).some(
    ({ pk, ...item }) => /^S#|^F/.test(pk) && JSON.stringify(item).includes(name),
  );

/** Checks that the photo has a new, unpublished name and nothing remains under the old one. */
const expectHidden = async (name: string) => {
  expect([...there.photos.shown]).toEqual([name]);
  expect([await isPublished(publishedName), await isPublished(name)]).toEqual([false, false]);
  const stored = await uploads();
  expect(stored).toEqual([expect.objectContaining({ id: name, state: "claimed", bikeId, ownerId: "anna" })]);
  expect(stored[0]?.["expiresAt"]).toBeUndefined();
};

describe("a published photo", () => {
  it("gets a new name when hidden, with its metadata", async () => {
    const facts = { sha256: "ab".repeat(32), perceptualHash: "0123456789abcdef", width: 640, height: 480 };
    await there.table.transact([update(keys.upload(publishedName)).set(facts)]);
    expect(await isPublished(publishedName)).toBe(true);
    await change({ photo: false });
    const name = await nameNow();
    expect(name).not.toBe(publishedName);
    await expectHidden(name);
    expect(await there.table.get(keys.upload(await nameNow()), UploadItem)).toMatchObject(facts);
  });

  it("gets a new name each time", async () => {
    await change({ photo: false });
    const second = await nameNow();
    await change({ photo: true });
    expect(await nameNow()).toBe(second);
    expect(await isPublished(second)).toBe(true);
    await change({ photo: false });
    expect([publishedName, second]).not.toContain(await nameNow());
    expect([...there.photos.shown]).toEqual([await nameNow()]);
  });

  it("keeps its name while other fields are hidden", async () => {
    await change({ color: false });
    expect(await nameNow()).toBe(publishedName);
    expect([...there.photos.shown]).toEqual([publishedName]);
  });

  it("is copied once if many requests hide it simultaneously", async () => {
    await Promise.all(Array.from({ length: 6 }, () => change({ photo: false })));
    const name = await nameNow();
    const keptIds = (await uploads()).map(({ id }) => id);
    expect(keptIds).toEqual([name]);
    expect(there.photos.shown.has(publishedName)).toBe(false);
    expect(await isPublished(publishedName)).toBe(false);
  });

  it("never keeps its published name when hidden and shown simultaneously", async () => {
    await Promise.all([change({ photo: false }), change({ photo: true }), change({ photo: false })]);
    await change({ photo: false });
    expect(there.photos.shown.has(publishedName)).toBe(false);
    expect(await isPublished(publishedName)).toBe(false);
  });

  it("is hidden even if it is replaced meanwhile", async () => {
    const another = await there.photo();
    there.photos.shown.add(another);
    await Promise.all([change({ photo: false }), there.edit(bikeId, { photoUploadId: another })]);
    expect(there.photos.shown.has(publishedName)).toBe(false);
    expect((await there.read(bikeId)).visibility.photo).toBe(false);
    expect(await isPublished(await nameNow())).toBe(false);
  });

  it("of a deleted bike is kept privately", async () => {
    await there.remove(bikeId);
    const name = await nameNow();
    expect(name).not.toBe(publishedName);
    await expectHidden(name);
  });

  it("is hidden while its bike is under review", async () => {
    await there.edit(bikeId, { frameNumber: "KRO1950099" });
    expect((await there.read(bikeId)).status).toBe("pending_review");
    const name = await nameNow();
    expect(name).not.toBe(publishedName);
    await expectHidden(name);
  });

  it("that was shown because of a theft is hidden after the recovery", async () => {
    await change({ photo: false });
    publishedName = await nameNow();
    const report = { stolenDate: "2026-11-19", place: "Stationen", city: "Malmö" };
    const person = { userId: "anna", bikeId };
    await reportStolen(thefts, { ...person, idempotencyKey: there.system.newId("key"), report });
    expect(await isPublished(publishedName)).toBe(true);
    const recovery = { how: "found-by-owner", mayShare: false } as const;
    await markRecovered(thefts, { ...person, idempotencyKey: there.system.newId("key"), recovery });
    const name = await nameNow();
    expect(name).not.toBe(publishedName);
    await expectHidden(name);
  });

  it("of a stolen bike is hidden if its owner opts out", async () => {
    await change({ photo: false });
    publishedName = await nameNow();
    const report = { stolenDate: "2026-11-19", place: "Stationen", city: "Malmö" };
    const idempotencyKey = there.system.newId("key");
    await reportStolen(thefts, { userId: "anna", bikeId, idempotencyKey, report });
    await change({ whenStolen: false });
    const name = await nameNow();
    expect(name).not.toBe(publishedName);
    await expectHidden(name);
  });
});

describe("an interruption while a photo is hidden", () => {
  it("before the first write leaves the photo unchanged, and hiding can be repeated", async () => {
    there.crashOnce("before", 1);
    await expect(change({ photo: false })).rejects.toThrow("interrupted");
    expect([await nameNow(), await isPublished(publishedName)]).toEqual([publishedName, true]);
    await change({ photo: false });
    expect(there.photos.shown.has(publishedName)).toBe(false);
  });

  it("before the file is copied leaves a copy that expires", async () => {
    there.crashOnce("after");
    await expect(change({ photo: false })).rejects.toThrow("interrupted");
    const left = (await uploads()).find(({ id }) => id !== publishedName);
    expect(left).toMatchObject({ state: "ready", expiresAt: expect.any(Number) });
    expect(await nameNow()).toBe(publishedName);
  });

  it("after the write still deletes the old picture", async () => {
    there.crashOnce("after", 1);
    await expect(change({ photo: false })).rejects.toThrow("interrupted");
    expect((await uploads()).map(({ id }) => id)).toEqual([await nameNow()]);
    expect(await nameNow()).not.toBe(publishedName);
    expect(await isPublished(publishedName)).toBe(false);
  });

  it("by a failure of S3 reports an error and leaves the photo visible", async () => {
    there.context.photos.copy = () => Promise.reject(new Error("S3 is away"));
    await expect(change({ photo: false })).rejects.toThrow("S3 is away");
    expect((await there.read(bikeId)).visibility.photo).toBe(true);
    expect([await nameNow(), [...there.photos.shown]]).toEqual([publishedName, [publishedName]]);
  });

  it("by a failure of CloudFront still hides the photo, and the stream handler deletes the old picture", async () => {
    there.context.photos.withdraw = () => Promise.reject(new Error("CloudFront is away"));
    expect((await change({ photo: false })).visibility.photo).toBe(false);
    expect((await uploads()).map(({ id }) => id)).toEqual([await nameNow()]);
  });
});
