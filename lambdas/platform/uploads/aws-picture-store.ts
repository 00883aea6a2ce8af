import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { maxUploadBytes } from "#contract/platform/uploads.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import {
  type StoredPicture,
  type PictureBuckets,
  type PictureLocation,
  isPublic,
  pictureLocation,
} from "#lambdas/platform/pictures/stored-pictures.ts";
import type { Picture, PictureStore } from "./uploads-context.ts";

const ticketSeconds = 10 * 60;
const linkSeconds = 5 * 60;

/** The share by which a file's size may differ from the announced one. */
const sizeTolerance = 0.03;

/** S3 itself refuses a file of any other size. */
const lengthNear = (bytes: number): ["content-length-range", number, number] => [
  "content-length-range",
  Math.max(1, Math.floor(bytes * (1 - sizeTolerance))),
  Math.min(maxUploadBytes, Math.ceil(bytes * (1 + sizeTolerance))),
];

const stagedKey = ({ ownerId, id }: Picture): string => `staging/${ownerId}/${id}`;

const read = async (client: S3Client, { bucket, key }: PictureLocation, maxBytes: number) => {
  const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error(`S3 answered without a body for ${bucket}`);
  if (ContentLength <= maxBytes) return Body.transformToByteArray();
  await Body.transformToWebStream().cancel();
  throw new ProblemError("upload-too-large");
};

type CachedPlace = PictureLocation & { readonly caching: string };

const nameOf = (error: unknown): string => (error instanceof S3ServiceException ? error.name : "");

/** Browsers revalidate public pictures each time, and CloudFront caches them until an invalidation. Private ones are never cached. */
export const cachingOf = (picture: StoredPicture): string =>
  isPublic(picture) ? "public, max-age=0, must-revalidate, s-maxage=86400" : "private, no-store";

/** The first write wins, and later ones return its picture. */
const writeOnce = async (client: S3Client, place: CachedPlace, jpeg: Uint8Array): Promise<Uint8Array> => {
  const { bucket, key, caching } = place;
  const input = { Bucket: bucket, Key: key, Body: jpeg, ContentType: "image/jpeg", CacheControl: caching };
  try {
    await client.send(new PutObjectCommand({ ...input, IfNoneMatch: "*" }));
    return jpeg;
  } catch (error) {
    if (nameOf(error) === "PreconditionFailed") return read(client, place, Infinity);
    // The SDK does not retry after a concurrent write.
    if (nameOf(error) === "ConditionalRequestConflict") return writeOnce(client, place, jpeg);
    throw error;
  }
};

export const s3PictureStore = (
  buckets: PictureBuckets & { readonly staging: string },
  client = new S3Client({}),
): PictureStore => ({
  async ticket(picture, bytes) {
    return createPresignedPost(client, {
      Bucket: buckets.staging,
      Key: stagedKey(picture),
      Fields: { "Content-Type": picture.contentType },
      Conditions: [lengthNear(bytes)],
      Expires: ticketSeconds,
    });
  },
  async readStaged(picture) {
    try {
      return await read(client, { bucket: buckets.staging, key: stagedKey(picture) }, maxUploadBytes);
    } catch (error) {
      if (nameOf(error) === "NoSuchKey") return undefined;
      throw error;
    }
  },
  async discardStaged(picture) {
    await client.send(new DeleteObjectCommand({ Bucket: buckets.staging, Key: stagedKey(picture) }));
  },
  keep: (picture, jpeg) =>
    writeOnce(client, { ...pictureLocation(buckets, picture), caching: cachingOf(picture) }, jpeg),
  async link(picture) {
    const { bucket, key } = pictureLocation(buckets, picture);
    const command = new GetObjectCommand({ Bucket: bucket, Key: key });
    return getSignedUrl(client, command, { expiresIn: linkSeconds });
  },
});
