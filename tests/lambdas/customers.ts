import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import type { BikesContext } from "#lambdas/bikes/registration/bikes-context.ts";
import { printsToStore, readReceiptPrints } from "#lambdas/bikes/receipt-prints.ts";
import { registerBike } from "#lambdas/bikes/registration/register-bike.ts";
import { system } from "#lambdas/platform/system.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { aPhotoShelf } from "#tests/lambdas/photo-shelf.ts";

/** Opens a register in this table with the real clock, and the steps for customers to register bikes. */
export const openRegister = (client: DynamoDBClient, tableName: string) => {
  const table = openTable(tableName, system, client);
  const pictures = { photo: async () => "photo", receipt: async () => "receipt" };
  const context: BikesContext = {
    table,
    system,
    pictures,
    photos: aPhotoShelf(),
    cursorSecret: "secret",
    identityLevelRequired: 1,
  };
  const createdAt = system.now().toISOString();

  const add = (userId: string, points: number): Promise<void> =>
    table.transact([
      put(keys.profile(userId), "profile", {
        userId,
        fullName: "Anna Lindqvist",
        email: `${userId}@example.se`,
        language: "sv",
        identityLevel: 1,
        createdAt,
      }),
      put(keys.balance(userId), "balance", { userId, points, version: 0 }),
    ]);

  /** Stores a receipt, a photo and their analysis, and returns its id. */
  const prove = async (ownerId: string, frameNumber: string): Promise<string> => {
    const id = system.newId("analysis");
    const receiptUploadId = system.newId("upload");
    const bikePhotoUploadId = system.newId("upload");
    const receiptFacts = { seller: "seller", number: id, date: "date", total: id };
    const receiptPrints = printsToStore(await readReceiptPrints(table, { receiptFacts }));
    const upload = { ownerId, state: "ready", contentType: "image/jpeg", createdAt };
    await table.transact([
      put(keys.upload(receiptUploadId), "upload", { ...upload, id: receiptUploadId, kind: "receipt" }),
      put(keys.upload(bikePhotoUploadId), "upload", { ...upload, id: bikePhotoUploadId, kind: "bike-photo" }),
      put(keys.analysis(id), "analysis", {
        id,
        ownerId,
        frameNumber,
        receiptUploadId,
        bikePhotoUploadId,
        bike: {},
        checks: { frameNumber: "match", personalNumber: true, seller: true },
        verified: true,
        receiptFacts,
        receiptPrints,
        createdAt,
      }),
    ]);
    return id;
  };

  const register = (userId: string, frameNumber: string, analysisId: string) =>
    registerBike(context, {
      userId,
      idempotencyKey: system.newId("key"),
      request: {
        frameNumber,
        analysisId,
        type: "dam",
        brand: "Monark",
        model: "Karin",
        color: "svart",
        manualReview: false,
      },
    });

  return { table, context, add, prove, register };
};
