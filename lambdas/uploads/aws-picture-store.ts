import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { maxUploadBytes } from "#contract/uploads.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import {
  type KeptPicture,
  type PictureBuckets,
  type PicturePlace,
  isPublic,
  keptPlace,
} from "#lambdas/shared/pictures/kept-pictures.ts";
import type { Picture, PictureStore } from "#lambdas/uploads/picture-store.ts";

const ticketSeconds = 10 * 60;
const linkSeconds = 5 * 60;

/** How far a file may be from what was said of it. */
const slack = 0.03;

/** S3 itself turns away what is much smaller or greater than was said. */
const lengthNear = (bytes: number): ["content-length-range", number, number] => [
  "content-length-range",
  Math.max(1, Math.floor(bytes * (1 - slack))),
  Math.min(maxUploadBytes, Math.ceil(bytes * (1 + slack))),
];

const stagedKey = ({ ownerId, id }: Picture): string => `staging/${ownerId}/${id}`;

const read = async (client: S3Client, { bucket, key }: PicturePlace, maxBytes: number) => {
  const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
  if (!Body) throw new Error(`S3 answered without a body for ${bucket}`);
  if (ContentLength <= maxBytes) return Body.transformToByteArray();
  await Body.transformToWebStream().cancel();
  throw new ProblemError("upload-too-large");
};

type CachedPlace = PicturePlace & { readonly caching: string };

const nameOf = (error: unknown): string => (error instanceof S3ServiceException ? error.name : "");

/** A person who has seen a bike photo or a logo asks whether it may still be shown; CloudFront keeps it, and is told to forget it. Everything else is shown to few and kept by nobody. */
export const cachingOf = (picture: KeptPicture): string =>
  isPublic(picture) ? "public, max-age=0, must-revalidate, s-maxage=86400" : "private, no-store";

/** The first to write wins; the others get what it wrote. */
const writeOnce = async (client: S3Client, place: CachedPlace, jpeg: Uint8Array): Promise<Uint8Array> => {
  const { bucket, key, caching } = place;
  const input = { Bucket: bucket, Key: key, Body: jpeg, ContentType: "image/jpeg", CacheControl: caching };
  try {
    await client.send(new PutObjectCommand({ ...input, IfNoneMatch: "*" }));
    return jpeg;
  } catch (error) {
    if (nameOf(error) === "PreconditionFailed") return read(client, place, Infinity);
    // Another write was under way; the SDK does not try these again by itself.
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
    writeOnce(client, { ...keptPlace(buckets, picture), caching: cachingOf(picture) }, jpeg),
  async link(picture) {
    const { bucket, key } = keptPlace(buckets, picture);
    const command = new GetObjectCommand({ Bucket: bucket, Key: key });
    return getSignedUrl(client, command, { expiresIn: linkSeconds });
  },
});
