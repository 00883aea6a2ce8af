import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, expect, it } from "vitest";
import { s3DiscardCopy } from "#lambdas/privacy/own-copy/aws-discard-copy.ts";
import { s3KeepCopy } from "#lambdas/privacy/own-copy/aws-keep-copy.ts";
import { copyPlace } from "#lambdas/people/copy-place.ts";
import { s3ReadPicture } from "#lambdas/privacy/own-copy/making/aws-read-picture.ts";
import { openZip } from "#lambdas/privacy/own-copy/making/zip-file.ts";
import { noon } from "#tests/lambdas/a.ts";
import { startS3 } from "#tests/local/aws/s3/bucket.ts";
import { unzipSync } from "fflate";

const s3 = await startS3(
  undefined,
  ["copies", "receipts", "photos"].map((name) => ({ name })),
);
const folder = await mkdtemp(path.join(tmpdir(), "copies-"));
afterAll(() => s3.close());

const { bucket: Bucket, key: Key } = copyPlace("copies", "anna");

it("a file is uploaded from disk, with its download name", async () => {
  const file = path.join(folder, "one.zip");
  const zip = await openZip(file, noon);
  await zip.add("data.json", '{"å":1}');
  for (let place = 0; place < 200; place += 1)
    await zip.add(`${place}.jpg`, new Uint8Array(50_000).fill(place));
  const bytes = await zip.end();
  await s3KeepCopy("copies", s3.client)({ userId: "anna", path: file, bytes, fileName: "mine.zip" });
  const { Body, ...kept } = await s3.client.send(new GetObjectCommand({ Bucket, Key }));
  expect(kept).toMatchObject({
    ContentLength: bytes,
    ContentType: "application/zip",
    ContentDisposition: 'attachment; filename="mine.zip"',
    CacheControl: "private, no-store",
  });
  const files = unzipSync((await Body?.transformToByteArray()) ?? new Uint8Array());
  expect(Object.keys(files)).toHaveLength(201);
  expect(new TextDecoder().decode(files["data.json"])).toBe('{"å":1}');
  expect(files["199.jpg"]?.every((byte) => byte === 199)).toBe(true);
});

it("deleting a file works, also for a missing one", async () => {
  const file = path.join(folder, "two.zip");
  await writeFile(file, "zip");
  await s3KeepCopy("copies", s3.client)({ userId: "anna", path: file, bytes: 3, fileName: "mine.zip" });
  for (let time = 0; time < 2; time += 1) await s3DiscardCopy("copies", s3.client)("anna");
  await expect(s3.client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
    name: "NotFound",
  });
});

it("a picture is read from its bucket; a missing one is undefined", async () => {
  const read = s3ReadPicture(
    { receipt: "receipts", "bike-photo": "photos", "bug-picture": "bugs" },
    s3.client,
  );
  const jpeg = new Uint8Array([255, 216, 1]);
  for (const [of, at] of [
    ["receipts", "user/anna/upload_1.jpg"],
    ["photos", "photos/upload_2.jpg"],
  ])
    await s3.client.send(new PutObjectCommand({ Bucket: of, Key: at, Body: jpeg }));
  const picture = { ownerId: "anna", file: "x.jpg" };
  expect(await read({ ...picture, kind: "receipt", id: "upload_1" })).toEqual(jpeg);
  expect(await read({ ...picture, kind: "bike-photo", id: "upload_2" })).toEqual(jpeg);
  expect(await read({ ...picture, kind: "receipt", id: "upload_3" })).toBeUndefined();
});
