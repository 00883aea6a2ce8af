import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import sharp from "sharp";
import type * as z from "zod";

import { keptPlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { cachingOf } from "#lambdas/uploads/aws-picture-store.ts";
import type { UploadsEnv } from "#lambdas/uploads/env.ts";

import { drawBike } from "./draw-bike.ts";
import { drawReceipt } from "./draw-receipt.ts";
import type { MadeBike } from "./made-bike.ts";

type Kept = Pick<UploadItem, "id" | "ownerId" | "kind">;

export type Pictures = {
  readonly keepPhoto: (upload: Kept, bike: MadeBike) => Promise<void>;
  readonly keepReceipt: (upload: Kept, bike: MadeBike, day: string) => Promise<void>;
  readonly keep: (upload: Kept, svg: string) => Promise<void>;
  readonly close: () => void;
};

const jpeg = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).jpeg({ quality: 78 }).toBuffer();

/** Lays pictures where uploads end up once they have been checked. */
export const openPictures = (env: z.output<typeof UploadsEnv>): Pictures => {
  const client = new S3Client({});
  const buckets = {
    "bike-photo": env.BIKE_PHOTOS_BUCKET,
    receipt: env.RECEIPTS_BUCKET,
    "id-card": env.ID_CARDS_BUCKET,
    "bug-picture": env.BUG_PICTURES_BUCKET,
    logo: env.BIKE_PHOTOS_BUCKET,
  };
  const keep = async (upload: Kept, body: Buffer): Promise<void> => {
    const { bucket: Bucket, key: Key } = keptPlace(buckets, upload);
    const CacheControl = cachingOf(upload);
    await client.send(
      new PutObjectCommand({ Bucket, Key, Body: body, ContentType: "image/jpeg", CacheControl }),
    );
  };
  const drawn = new Map<string, Promise<Buffer>>();
  const photoOf = ({ details: { type, color }, typed }: MadeBike): Promise<Buffer> => {
    const place = typed.length + typed.charCodeAt(typed.length - 1);
    const name = `${type} ${color} ${place % 4}`;
    const photo = drawn.get(name) ?? jpeg(drawBike(type, color, place));
    drawn.set(name, photo);
    return photo;
  };
  return {
    keepPhoto: async (upload, bike) => keep(upload, await photoOf(bike)),
    keepReceipt: async (upload, bike, day) => keep(upload, await jpeg(drawReceipt(bike, day))),
    keep: async (upload, svg) => keep(upload, await jpeg(svg)),
    close: () => client.destroy(),
  };
};
