import {
  CopyObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import type { Fact, Notes } from "./notes.ts";

/** Pictures, receipts and signatures are in no table, so each file is a fact, hashed with its place. */
export const pictureFact = (bucket: string, name: string, etag: string): Fact => {
  const key = `picture ${bucket}/${name}`;
  return { key, kind: "picture", hash: `${key} ${etag}` };
};

/** Notes all existing files; an interrupted run starts again from the beginning. */
export const bearWitnessOfPictures = async (
  client: S3Client,
  buckets: readonly string[],
  notes: Notes,
): Promise<void> => {
  notes.forgetAll("picture");
  for (const Bucket of buckets)
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket }))
      notes.together(() => {
        for (const { Key = "", ETag = "" } of Contents) notes.add(pictureFact(Bucket, Key, ETag));
      });
};

async function* versionsIn(
  client: S3Client,
  Bucket: string,
): AsyncGenerator<ListObjectVersionsCommandOutput> {
  let place: { readonly KeyMarker?: string; readonly VersionIdMarker?: string } | undefined = {};
  while (place) {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({ Bucket, ...place }),
    );
    yield page;
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page;
    place = page.IsTruncated
      ? {
          ...(KeyMarker !== undefined && { KeyMarker }),
          ...(VersionIdMarker !== undefined && { VersionIdMarker }),
        }
      : undefined;
  }
}

/** Marks files found as a current or an older version. */
export const lookThroughPictures = async (
  client: S3Client,
  buckets: readonly string[],
  notes: Notes,
): Promise<void> => {
  for (const Bucket of buckets)
    for await (const { Versions = [] } of versionsIn(client, Bucket))
      notes.together(() => {
        for (const { Key = "", ETag = "" } of Versions) notes.find(pictureFact(Bucket, Key, ETag).hash);
      });
};

const isNewer = (one: ObjectVersion, other: ObjectVersion | undefined): boolean =>
  (one.LastModified ?? new Date(0)) >= (other?.LastModified ?? new Date(0));

/** The newest version of each file deleted after the moment. */
const goneSince = async (client: S3Client, Bucket: string, moment: Date): Promise<ObjectVersion[]> => {
  const newest = new Map<string, ObjectVersion>();
  const gone = new Set<string>();
  for await (const { Versions = [], DeleteMarkers = [] } of versionsIn(client, Bucket)) {
    for (const version of Versions)
      if (isNewer(version, newest.get(version.Key ?? ""))) newest.set(version.Key ?? "", version);
    for (const { Key = "", IsLatest, LastModified = moment } of DeleteMarkers)
      if (IsLatest === true && LastModified > moment) gone.add(Key);
  }
  return [...newest.values()].filter(({ Key = "" }) => gone.has(Key));
};

/** Restores files that were deleted since the moment of the copy, which still names them, and returns their number. */
export const bringBackPictures = async (
  client: S3Client,
  buckets: readonly string[],
  moment: Date,
): Promise<number> => {
  let broughtBack = 0;
  for (const Bucket of buckets)
    for (const { Key = "", VersionId = "" } of await goneSince(client, Bucket, moment)) {
      const CopySource = `${Bucket}/${Key.split("/").map(encodeURIComponent).join("/")}?versionId=${VersionId}`;
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
      broughtBack += 1;
    }
  return broughtBack;
};
