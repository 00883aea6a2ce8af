import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

import type { View } from "./draw-bike.ts";
import type { MadeBike } from "./made-bike.ts";
import type { Town } from "./town.ts";
import { uploadOf } from "./upload.ts";

/** Uploads a photo of a bike and returns its id. */
export const sendPhoto = async (
  { table, pictures, now }: Town,
  ownerId: string,
  made: MadeBike,
  view: View = "whole",
): Promise<string> => {
  const what = view === "whole" ? made.frameNumber : `${view} of ${made.frameNumber}`;
  const photo = uploadOf(ownerId, "bike-photo", what, now());
  await pictures.keepPhoto(photo, made, view);
  await table.transact([put(keys.upload(photo.id), "upload", photo)]);
  return photo.id;
};
