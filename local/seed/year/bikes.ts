import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { AnalysisItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { system } from "#lambdas/platform/system.ts";

import type { MadeBike } from "./made-bike.ts";
import type { Resident } from "./resident.ts";
import type { Town } from "./town.ts";
import { uploadOf } from "./upload.ts";

const reading = <T>(value: T) => ({ value, confidence: 97, from: "photo" }) as const;

/** Writes the result of an analysis directly, because reading pictures takes seconds for each bike. */
const analysed = async (
  { table, pictures }: Town,
  ownerId: string,
  bike: MadeBike,
  now: Date,
  verified: boolean,
): Promise<string> => {
  const receipt = uploadOf(ownerId, "receipt", bike.frameNumber, now);
  const photo = uploadOf(ownerId, "bike-photo", bike.frameNumber, now);
  await Promise.all([
    pictures.keepReceipt(receipt, bike, isoDate(swedishDate(now))),
    pictures.keepPhoto(photo, bike),
  ]);
  const { brand, model, color, type } = bike.details;
  const analysis: Omit<AnalysisItem, "entity"> = {
    id: system.newId("analysis"),
    ownerId,
    frameNumber: bike.frameNumber,
    receiptUploadId: receipt.id,
    bikePhotoUploadId: photo.id,
    bike: { brand: reading(brand), model: reading(model), color: reading(color), type: reading(type) },
    checks: { frameNumber: verified ? "match" : "missing", personalNumber: verified, seller: true },
    verified,
    receiptFacts: {},
    perceptualHash: receipt.perceptualHash,
    frameNumbersNamed: [],
    createdAt: now.toISOString(),
    expiresAt: expiryOf("uploads", now),
  };
  const writes: Action[] = [
    put(keys.upload(receipt.id), "upload", receipt),
    put(keys.upload(photo.id), "upload", photo),
    put(keys.analysis(analysis.id), "analysis", analysis),
  ];
  await table.transact(writes);
  return analysis.id;
};

/** Registers a bike with a receipt; an unverified one waits for an administrator. */
export const registerBike = async (
  town: Town,
  { caller, city }: Resident,
  bike: MadeBike,
  verified = true,
): Promise<string> => {
  const analysisId = await analysed(town, caller.userId, bike, town.now(), verified);
  const body = { frameNumber: bike.typed, analysisId, ...bike.details, city, manualReview: !verified };
  const { bike: registered } = await town.call(bikeRoutes.registerBike, { as: caller, body });
  return registered.id;
};
