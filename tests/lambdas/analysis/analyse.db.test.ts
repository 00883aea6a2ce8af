import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Analysis } from "#contract/analysis.ts";
import { analyse } from "#lambdas/analysis/analyse.ts";
import { AnalysisItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { asRead, changed, tillReceipt } from "#tests/lambdas/analysis/receipts.ts";
import { analysisContext } from "./context.ts";

const frameNumber = "WTU935707851E";
const personalNumber = "198508211359";

let set: Awaited<ReturnType<typeof analysisContext>>;
beforeAll(async () => {
  set = await analysisContext();
});
afterAll(() => set.close());

/** A person who has sent a receipt that reads so. */
const sent = async (lines: readonly string[] = tillReceipt) => {
  const user = await set.aPerson(personalNumber);
  const receiptUploadId = await set.anUpload(user);
  set.receipts.set(`receipts/user/${user}/${receiptUploadId}.jpg`, asRead(lines));
  return { user, request: { frameNumber, receiptUploadId } };
};

describe("POST /analyses", () => {
  it("verifies a receipt with the number, the buyer and the seller, and stores the outcome for a day", async () => {
    const { user, request } = await sent();
    const analysis = Analysis.parse(await analyse(set.context, user, request));
    expect(analysis).toMatchObject({
      frameNumber,
      verified: true,
      checks: { frameNumber: "match", personalNumber: true, seller: true },
      bike: { brand: { value: "Monark" }, model: { value: "Karin 3-vxl" } },
    });
    const stored = await set.context.table.get(keys.analysis(analysis.id), AnalysisItem);
    expect(stored).toMatchObject({ ownerId: user, receiptUploadId: request.receiptUploadId });
    expect(Analysis.parse(stored)).toEqual(JSON.parse(JSON.stringify(analysis)));
    expect(stored?.expiresAt).toBeCloseTo(Date.now() / 1000 + 24 * 3600, -2);
  });

  it("stores nothing of what stands on the receipt beyond the bicycle", async () => {
    const { user, request } = await sent();
    const { id } = await analyse(set.context, user, request);
    const stored = JSON.stringify(await set.context.table.get(keys.analysis(id), AnalysisItem));
    expect(stored).not.toMatch(/850821|Öberg|559232|20 893/);
  });

  it("does not verify a receipt without the buyer's number", async () => {
    const { user, request } = await sent(changed(tillReceipt, "19850821-1359", "19670527-7637"));
    expect(await analyse(set.context, user, request)).toMatchObject({
      verified: false,
      checks: { frameNumber: "match", personalNumber: false, seller: true },
    });
  });

  it("verifies only the frame number that was asked for", async () => {
    const { user, request } = await sent();
    expect(await analyse(set.context, user, { ...request, frameNumber: "WTU935707852E" })).toMatchObject({
      verified: false,
      checks: { frameNumber: "mismatch" },
    });
  });

  it("says which other number the receipt names, and does not keep it", async () => {
    const { user, request } = await sent();
    const analysis = await analyse(set.context, user, { ...request, frameNumber: "MUC1697400S" });
    expect(analysis).toMatchObject({ verified: false, otherFrameNumber: frameNumber });
    const stored = JSON.stringify(await set.context.table.get(keys.analysis(analysis.id), AnalysisItem));
    expect(stored).not.toContain(frameNumber);
  });

  it("never answers with a personal number that stands where the frame number should", async () => {
    const { user, request } = await sent(changed(tillReceipt, "WTU935707851E", "198508211359"));
    expect(await analyse(set.context, user, request)).not.toHaveProperty("otherFrameNumber");
  });

  it("reads the photo beside the receipt", async () => {
    const { user, request } = await sent();
    const bikePhotoUploadId = await set.anUpload(user, { kind: "bike-photo" });
    set.photos.set(`bike-photos/photos/${bikePhotoUploadId}.jpg`, {
      labels: [{ name: "Mountain Bike", confidence: 91.4 }],
      colours: [{ red: 190, green: 30, blue: 25, share: 80 }],
      lettering: [{ text: "MONARK", confidence: 90 }],
    });
    const { bike } = await analyse(set.context, user, { ...request, bikePhotoUploadId });
    expect(bike).toMatchObject({
      brand: { value: "Monark", confidence: 100 },
      color: { value: "röd" },
      type: { value: "mtb", confidence: 91 },
    });
  });

  it.each([
    ["someone else's receipt", { ownerId: "somebody" }, "upload-not-found"],
    ["a picture that was not completed", { state: "started" }, "upload-not-found"],
    ["a bike photo for a receipt", { kind: "bike-photo" }, "upload-not-found"],
    ["a receipt that has expired", { expiresAt: 1 }, "upload-not-found"],
    ["a receipt that another bike has", { state: "claimed" }, "upload-already-used"],
  ] as const)("refuses %s", async (_what, changes, code) => {
    const user = await set.aPerson(personalNumber);
    const receiptUploadId = await set.anUpload(user, changes);
    await expect(analyse(set.context, user, { frameNumber, receiptUploadId })).rejects.toMatchObject({
      code,
    });
  });

  it("refuses someone else's photo", async () => {
    const { user, request } = await sent();
    const bikePhotoUploadId = await set.anUpload("somebody", { kind: "bike-photo" });
    await expect(analyse(set.context, user, { ...request, bikePhotoUploadId })).rejects.toMatchObject({
      code: "upload-not-found",
    });
  });

  it("asks for the personal number of someone who has stated none", async () => {
    const user = await set.aPerson();
    const receiptUploadId = await set.anUpload(user);
    await expect(analyse(set.context, user, { frameNumber, receiptUploadId })).rejects.toMatchObject({
      code: "personal-number-missing",
    });
  });

  it("stops at the day's number, also when asked many times at once", async () => {
    const { user, request } = await sent();
    const asked = Array.from({ length: 6 }, () => analyse(set.context, user, request));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(analyse(set.context, user, request)).rejects.toMatchObject({
      failure: "analysis-limit-reached",
    });
  });

  it("counts again the next Swedish day", async () => {
    const { user, request } = await sent();
    const at = (time: string) => ({
      ...set.context,
      perDay: 1,
      system: { ...set.context.system, now: () => new Date(time) },
    });
    await analyse(at("2026-01-10T22:59:00Z"), user, request);
    await expect(analyse(at("2026-01-10T22:59:30Z"), user, request)).rejects.toMatchObject({
      failure: "analysis-limit-reached",
    });
    await expect(analyse(at("2026-01-10T23:00:00Z"), user, request)).resolves.toBeDefined();
  });

  it("does not count a reading that failed, and logs only what kind of failure it was", async () => {
    const { user, request } = await sent();
    const place = `receipts/user/${user}/${request.receiptUploadId}.jpg`;
    const failure = new Error("Björn Öberg 19850821-1359");
    failure.name = "BadDocumentException";
    set.receipts.set(place, failure);
    for (let time = 0; time < 5; time += 1)
      await expect(analyse(set.context, user, request)).rejects.toMatchObject({ code: "analysis-failed" });
    set.receipts.set(place, asRead(tillReceipt));
    await expect(analyse(set.context, user, request)).resolves.toMatchObject({ verified: true });
    expect(JSON.stringify(set.logged)).toContain("BadDocumentException");
    expect(JSON.stringify(set.logged)).not.toContain("1359");
  });
});
