import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type * as z from "zod";

import { pictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { cachingOf } from "#lambdas/platform/uploads/aws-picture-store.ts";
import type { UploadsEnv } from "#lambdas/platform/pictures/env.ts";

import { draw } from "./draw.ts";
import { type View, drawBike } from "./draw-bike.ts";
import { drawReceipt } from "./draw-receipt.ts";
import type { MadeBike } from "./made-bike.ts";

type StoredUpload = Pick<UploadItem, "id" | "ownerId" | "kind">;

export type Pictures = {
  readonly keepPhoto: (upload: StoredUpload, bike: MadeBike, view?: View) => Promise<void>;
  readonly keepReceipt: (upload: StoredUpload, bike: MadeBike, day: string) => Promise<void>;
  readonly keep: (upload: StoredUpload, svg: string) => Promise<void>;
  readonly close: () => void;
};

/** Stores pictures as if the upload check had passed them. */
export const openPictures = (env: z.output<typeof UploadsEnv>): Pictures => {
  const client = new S3Client({});
  const buckets = {
    "bike-photo": env.BIKE_PHOTOS_BUCKET,
    receipt: env.RECEIPTS_BUCKET,
    "id-card": env.ID_CARDS_BUCKET,
    "bug-picture": env.BUG_PICTURES_BUCKET,
    logo: env.BIKE_PHOTOS_BUCKET,
  };
  const keep = async (upload: StoredUpload, body: Buffer): Promise<void> => {
    const { bucket: Bucket, key: Key } = pictureLocation(buckets, upload);
    const CacheControl = cachingOf(upload);
    await client.send(
      new PutObjectCommand({ Bucket, Key, Body: body, ContentType: "image/jpeg", CacheControl }),
    );
  };
  const drawn = new Map<string, Promise<Buffer>>();
  const photoOf = ({ details: { type, color }, typed }: MadeBike, view: View): Promise<Buffer> => {
    const place = typed.length + typed.charCodeAt(typed.length - 1);
    const name = `${type} ${color} ${place % 4} ${view}`;
    const photo = drawn.get(name) ?? draw(drawBike(type, color, place, view));
    drawn.set(name, photo);
    return photo;
  };
  return {
    keepPhoto: async (upload, bike, view = "whole") => keep(upload, await photoOf(bike, view)),
    keepReceipt: async (upload, bike, day) => keep(upload, await draw(drawReceipt(bike, day))),
    keep: async (upload, svg) => keep(upload, await draw(svg)),
    close: () => client.destroy(),
  };
};
