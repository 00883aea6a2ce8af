import { createHmac } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { timeOrderedId } from "#lambdas/platform/table/ids.ts";
import type { BalanceItem, ProfileItem } from "#lambdas/people/items/person.ts";
import type { AnalysisItem, UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import type { Sealer } from "#lambdas/platform/tokens/paper-seals.ts";
import { withTable } from "#tests/dynamodb.ts";

export const noon = new Date("2026-11-20T12:00:00.000Z");

/** A caller whose token is a minute older than noon. */
export const aCaller = (userId = "anna", over: Partial<Caller> = {}): Caller => ({
  userId,
  role: "customer",
  signedInAt: new Date(noon.getTime() - 60_000),
  ...over,
});

let serial = 0;

/** Predictable ids and time; waiting is real but short. */
export const aSystem = (now: () => Date = () => noon): System => ({
  now,
  newId: (prefix) => {
    serial += 1;
    return timeOrderedId(prefix, now(), new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, serial >> 8, serial & 255]));
  },
  random: () => 0.5,
  bytes: (length) => {
    serial += 1;
    return new Uint8Array(length).map((_, place) => (serial * 37 + place * 101) & 255);
  },
  wait: () => new Promise((resolve) => setImmediate(resolve)),
});

/** Seals as KMS does, under a key that no table holds. */
export const aSealer = (): Sealer => {
  const macOf = (facts: string) => createHmac("sha256", "key of the test").update(facts).digest("hex");
  return {
    seal: (facts) => Promise.resolve(macOf(facts)),
    isSealOf: (seal, facts) => Promise.resolve(seal === macOf(facts)),
  };
};

/** Opens an empty table of the real database as the product does. */
export const aTable = async (system: System = aSystem()): Promise<Table> => {
  const { tableName, config } = await withTable();
  return openTable(tableName, system, new DynamoDBClient(config));
};

const inADay = Math.floor(noon.getTime() / 1000) + 86_400;

const aProfile = (over: Partial<ProfileItem> = {}): ProfileItem => ({
  entity: "profile",
  userId: "anna",
  email: "anna@example.se",
  fullName: "Anna Lindqvist",
  language: "sv",
  identityLevel: 1,
  personalNumberMasked: "1985••••-••••",
  createdAt: noon.toISOString(),
  ...over,
});

export const anUpload = (over: Partial<UploadItem> = {}): UploadItem => ({
  entity: "upload",
  id: aSystem().newId("upload"),
  ownerId: "anna",
  kind: "receipt",
  state: "ready",
  contentType: "image/jpeg",
  createdAt: noon.toISOString(),
  expiresAt: inADay,
  ...over,
});

const anAnalysis = (over: Partial<AnalysisItem> = {}): AnalysisItem => ({
  entity: "analysis",
  id: aSystem().newId("analysis"),
  ownerId: "anna",
  frameNumber: "WTU204K8861",
  receiptUploadId: "upload_receipt",
  bike: {},
  checks: { frameNumber: "match", personalNumber: true, seller: true },
  verified: true,
  receiptFacts: {},
  frameNumbersNamed: [],
  createdAt: noon.toISOString(),
  expiresAt: inADay,
  ...over,
});

/** Stores a person with a profile and points. */
export const given = {
  person: async (table: Table, userId = "anna", points = 350, over: Partial<ProfileItem> = {}) => {
    const balance: BalanceItem = { entity: "balance", userId, points, version: 0 };
    await table.transact([
      put(keys.profile(userId), "profile", aProfile({ userId, ...over })),
      put(keys.balance(userId), "balance", { ...balance, gsi1pk: lists.balances(), gsi1sk: userId }),
    ]);
  },
  /** Stores a receipt, a photo and their analysis, ready for a registration. */
  proof: async (table: Table, over: Partial<AnalysisItem> = {}) => {
    const ownerId = over.ownerId ?? "anna";
    const receipt = anUpload({ ownerId });
    const photo = anUpload({ ownerId, kind: "bike-photo" });
    const analysis = anAnalysis({ receiptUploadId: receipt.id, bikePhotoUploadId: photo.id, ...over });
    await table.transact([
      put(keys.upload(receipt.id), "upload", receipt),
      put(keys.upload(photo.id), "upload", photo),
      put(keys.analysis(analysis.id), "analysis", analysis),
    ]);
    return analysis;
  },
};
