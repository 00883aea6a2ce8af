import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { failure } from "#tests/local/aws/cognito/harness.ts";
import { startS3 } from "./bucket.ts";

const day = 24 * 3600 * 1000;
const Bucket = "photos";
const Key = "user/anna åberg/1.jpg";
const buckets = [{ name: Bucket, versionDays: 30 }, { name: "receipts" }];

type There = Awaited<ReturnType<typeof startS3>>;
const put = ({ client }: There, Body: string, bucket = Bucket) =>
  client.send(new PutObjectCommand({ Bucket: bucket, Key, Body }));
const remove = ({ client }: There, bucket = Bucket) =>
  client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
const read = async ({ client }: There, VersionId?: string) => {
  const { Body } = await client.send(
    new GetObjectCommand({ Bucket, Key, ...(VersionId !== undefined && { VersionId }) }),
  );
  return Body!.transformToString();
};
const versions = async ({ client }: There, bucket = Bucket) => {
  const { Versions = [], DeleteMarkers = [] } = await client.send(
    new ListObjectVersionsCommand({ Bucket: bucket }),
  );
  return { Versions, DeleteMarkers };
};

test("A versioned bucket keeps replaced and removed objects for its days, also over a restart", async () => {
  const stateDir = mkdtempSync(join(tmpdir(), "versions-"));
  const first = await startS3(stateDir, buckets);
  await put(first, "one");
  first.clock.move(1000);
  await put(first, "two");
  first.clock.move(1000);
  await remove(first);
  await first.close();

  const there = await startS3(stateDir, buckets);
  expect((await failure(read(there))).name).toBe("NoSuchKey");
  const { Versions, DeleteMarkers } = await versions(there);
  expect(Versions.map((each) => [each.Key, each.IsLatest])).toEqual([
    [Key, false],
    [Key, false],
  ]);
  expect(DeleteMarkers).toMatchObject([{ Key, IsLatest: true, LastModified: expect.any(Date) }]);
  const texts = await Promise.all(Versions.map(({ VersionId }) => read(there, VersionId)));
  expect(texts.toSorted()).toEqual(["one", "two"]);

  const two = Versions[texts.indexOf("two")]!.VersionId;
  const CopySource = `${Bucket}/${Key.split("/").map(encodeURIComponent).join("/")}?versionId=${two}`;
  await there.client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
  expect(await read(there)).toBe("two");
  expect((await versions(there)).DeleteMarkers).toEqual([]);

  there.clock.move(31 * day);
  await there.s3.sweep();
  there.clock.move(-31 * day);
  expect((await versions(there)).Versions).toMatchObject([{ Key, IsLatest: true }]);
  expect(await read(there)).toBe("two");
  await there.close();
});

test("An unversioned bucket keeps nothing", async () => {
  const there = await startS3(undefined, buckets);
  await put(there, "one", "receipts");
  await put(there, "two", "receipts");
  expect((await versions(there, "receipts")).Versions).toHaveLength(1);
  await remove(there, "receipts");
  expect(await versions(there, "receipts")).toEqual({ Versions: [], DeleteMarkers: [] });
  await there.close();
});
