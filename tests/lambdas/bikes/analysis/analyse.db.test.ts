import { afterAll, describe, expect, it } from "vitest";
import { Analysis } from "#contract/bikes/analysis.ts";
import { analyse } from "#lambdas/bikes/analysis/analyse.ts";
import { AnalysisItem, type UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { AnalysisContext } from "#lambdas/bikes/analysis/analysis-context.ts";
import type { Sight, Vision } from "#lambdas/bikes/analysis/vision.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";
import { kmsCipher } from "#lambdas/people/personal-numbers.ts";
import { system } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { keyIds, startKms } from "#tests/lambdas/platform/tokens/kms.ts";
import { asRead, changed, tillReceipt } from "./receipts.ts";

/**
 * Use cases on a fresh table with real key management. Each test defines the text of its pictures
 * by their key in S3.
 */
const analysisContext = async () => {
  const kms = await startKms();
  const { tableName, client } = await withTable();
  const cipher = kmsCipher(kms.client, keyIds.cipher);
  const receipts = new Map<string, TextLine[] | Error>();
  const photos = new Map<string, Sight>();
  const logged: unknown[] = [];
  const vision: Vision = {
    async readReceipt({ bucket, key }) {
      const shown = receipts.get(`${bucket}/${key}`) ?? [];
      if (shown instanceof Error) throw shown;
      return shown;
    },
    lookAt: async ({ bucket, key }) =>
      photos.get(`${bucket}/${key}`) ?? { labels: [], colours: [], lettering: [] },
    readLettering: async ({ bucket, key }) => photos.get(`${bucket}/${key}`)?.lettering.slice() ?? [],
  };
  const context: AnalysisContext = {
    table: openTable(tableName, system, client),
    system,
    buckets: { receipt: "receipts", "bike-photo": "bike-photos" },
    cipher,
    vision,
    perDay: 3,
    readingsPerDay: 2,
    reportFailure: (errorName) => void logged.push(errorName),
  };

  const aPerson = async (personalNumber?: string): Promise<string> => {
    const userId = system.newId("user");
    const personalNumberEncrypted = personalNumber && (await cipher.encrypt(userId, personalNumber));
    const profile = {
      userId,
      email: "astrid@example.se",
      fullName: "Astrid Ek",
      language: "sv",
      identityLevel: personalNumber === undefined ? 0 : 1,
      personalNumberEncrypted,
      createdAt: system.now().toISOString(),
    };
    await context.table.transact([put(keys.profile(userId), "profile", profile)]);
    return userId;
  };
  const anUpload = async (ownerId: string, changes: Partial<UploadItem> = {}): Promise<string> => {
    const id = system.newId("upload");
    const upload = {
      id,
      ownerId,
      kind: "receipt",
      state: "ready",
      contentType: "image/jpeg",
      createdAt: system.now().toISOString(),
      expiresAt: Math.floor(system.now().getTime() / 1000) + 3600,
      ...changes,
    };
    await context.table.transact([put(keys.upload(id), "upload", upload)]);
    return id;
  };
  return { context, receipts, photos, logged, aPerson, anUpload, close: () => kms.close() };
};

const frameNumber = "WTU935707851E";
const personalNumber = "198508211359";

const set = await analysisContext();
afterAll(() => set.close());

/** A person with a receipt that reads like this. */
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

  it("stores nothing of the receipt's text beyond the bicycle", async () => {
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

  it("verifies only the requested frame number", async () => {
    const { user, request } = await sent();
    expect(await analyse(set.context, user, { ...request, frameNumber: "WTU935707852E" })).toMatchObject({
      verified: false,
      checks: { frameNumber: "mismatch" },
    });
  });

  it("returns another number named by the receipt, without storing it", async () => {
    const { user, request } = await sent();
    const analysis = await analyse(set.context, user, { ...request, frameNumber: "MUC1697400S" });
    expect(analysis).toMatchObject({ verified: false, frameNumberRead: frameNumber });
    const stored = JSON.stringify(await set.context.table.get(keys.analysis(analysis.id), AnalysisItem));
    expect(stored).not.toContain(frameNumber);
  });

  it("returns the number as read if it only looks the same", async () => {
    const { user, request } = await sent();
    const typed = frameNumber.replace("5", "S");
    const analysis = await analyse(set.context, user, { ...request, frameNumber: typed });
    expect(analysis).toMatchObject({ checks: { frameNumber: "likely" }, frameNumberRead: frameNumber });
    expect(await analyse(set.context, user, request)).not.toHaveProperty("frameNumberRead");
  });

  it("never returns a personal number found in place of the frame number", async () => {
    const { user, request } = await sent(changed(tillReceipt, "WTU935707851E", "198508211359"));
    expect(await analyse(set.context, user, request)).not.toHaveProperty("frameNumberRead");
  });

  it("reads the photo together with the receipt", async () => {
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

  it("requires a personal number", async () => {
    const user = await set.aPerson();
    const receiptUploadId = await set.anUpload(user);
    await expect(analyse(set.context, user, { frameNumber, receiptUploadId })).rejects.toMatchObject({
      code: "personal-number-missing",
    });
  });

  it("stops at the daily limit, even for parallel requests", async () => {
    const { user, request } = await sent();
    const attempts = Array.from({ length: 6 }, () => analyse(set.context, user, request));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(analyse(set.context, user, request)).rejects.toMatchObject({
      failure: "analysis-limit-reached",
    });
  });

  it("starts counting again on the next Swedish day", async () => {
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

  it("does not count a failed reading, and logs only the kind of failure", async () => {
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
