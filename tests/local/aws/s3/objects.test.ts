import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from "@aws-sdk/client-s3";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startS3 } from "./bucket.ts";

const cloud = await startS3();
afterAll(() => cloud.close());

const Bucket = "photos";
const put = (Key: string, Body: string | Buffer = "x") =>
  cloud.client.send(new PutObjectCommand({ Bucket, Key, Body }));
const text = async (Key: string, more: { Range?: string } = {}) => {
  const { Body } = await cloud.client.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return Body!.transformToString();
};
const keys = async (more: object = {}) => {
  const { Contents = [] } = await cloud.client.send(new ListObjectsV2Command({ Bucket, ...more }));
  return Contents.map(({ Key }) => Key);
};

describe("An object", () => {
  it("comes back with its bytes, type, metadata and MD5", async () => {
    const Body = randomBytes(300_000);
    const stored = await cloud.client.send(
      new PutObjectCommand({
        Bucket,
        Key: "a/bike.jpg",
        Body,
        ContentType: "image/jpeg",
        CacheControl: "max-age=60",
        ContentDisposition: "inline",
        Metadata: { owner: "user_1" },
      }),
    );
    const read = await cloud.client.send(new GetObjectCommand({ Bucket, Key: "a/bike.jpg" }));
    const head = await cloud.client.send(new HeadObjectCommand({ Bucket, Key: "a/bike.jpg" }));
    expect(stored.ETag).toBe(`"${createHash("md5").update(Body).digest("hex")}"`);
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(Body)).toBe(true);
    expect(read).toMatchObject({
      ETag: stored.ETag,
      CacheControl: "max-age=60",
      ContentDisposition: "inline",
    });
    expect(head).toMatchObject({
      ContentType: "image/jpeg",
      ContentLength: 300_000,
      Metadata: { owner: "user_1" },
    });
    expect(head.LastModified).toBeInstanceOf(Date);
  });

  it("may arrive as a stream with a trailing checksum", async () => {
    const pieces = Array.from({ length: 20 }, (_, at) => randomBytes(1 + at * 7000));
    const Body = Readable.from(pieces);
    const ContentLength = Buffer.concat(pieces).length;
    await cloud.client.send(new PutObjectCommand({ Bucket, Key: "stream", Body, ContentLength }));
    const read = await cloud.client.send(new GetObjectCommand({ Bucket, Key: "stream" }));
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(Buffer.concat(pieces))).toBe(true);
    expect(read.ContentEncoding).toBeUndefined();
  });

  it("may be empty", async () => {
    await put("empty", Buffer.alloc(0));
    expect(await text("empty")).toBe("");
  });

  it("is read in ranges", async () => {
    await put("digits", "0123456789");
    expect(await text("digits", { Range: "bytes=2-4" })).toBe("234");
    expect(await text("digits", { Range: "bytes=7-" })).toBe("789");
    expect(await text("digits", { Range: "bytes=-3" })).toBe("789");
    expect(await text("digits", { Range: "bytes=5-99" })).toBe("56789");
    await expect(text("digits", { Range: "bytes=10-11" })).rejects.toMatchObject({ name: "InvalidRange" });
  });

  it("is overwritten, or only created if the writer says so", async () => {
    await put("once", "first");
    await put("once", "second");
    expect(await text("once")).toBe("second");
    const again = new PutObjectCommand({ Bucket, Key: "once", Body: "third", IfNoneMatch: "*" });
    await expect(cloud.client.send(again)).rejects.toMatchObject({ name: "PreconditionFailed" });
    expect(await text("once")).toBe("second");
  });

  it("is gone after deletion, and deleting nothing is no error", async () => {
    await put("gone");
    await cloud.client.send(new DeleteObjectCommand({ Bucket, Key: "gone" }));
    await cloud.client.send(new DeleteObjectCommand({ Bucket, Key: "gone" }));
    await expect(text("gone")).rejects.toMatchObject({ name: "NoSuchKey" });
    await expect(cloud.client.send(new HeadObjectCommand({ Bucket, Key: "gone" }))).rejects.toMatchObject({
      name: "NotFound",
    });
  });

  it("is copied with its metadata or new ones", async () => {
    await cloud.client.send(
      new PutObjectCommand({
        Bucket,
        Key: "från/å b+c",
        Body: "x",
        ContentType: "image/png",
        Metadata: { a: "1" },
      }),
    );
    const CopySource = `photos/${encodeURIComponent("från/å b+c")}`;
    await cloud.client.send(new CopyObjectCommand({ Bucket: "receipts", Key: "same", CopySource }));
    await cloud.client.send(
      new CopyObjectCommand({
        Bucket: "receipts",
        Key: "new",
        CopySource,
        MetadataDirective: "REPLACE",
        ContentType: "text/plain",
      }),
    );
    const head = (Key: string) => cloud.client.send(new HeadObjectCommand({ Bucket: "receipts", Key }));
    expect(await head("same")).toMatchObject({
      ContentType: "image/png",
      Metadata: { a: "1" },
      ContentLength: 1,
    });
    expect(await head("new")).toMatchObject({ ContentType: "text/plain", Metadata: {} });
    const missing = new CopyObjectCommand({ Bucket, Key: "x", CopySource: "photos/nothing" });
    await expect(cloud.client.send(missing)).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("may have a key of dots and slashes", async () => {
    for (const Key of ["../../escape", "a/../../b", "..", "/abs", "a//b", "%2e%2e/x", "å ä&<ö>'\"+?#"]) {
      await put(Key, Key);
      expect(await text(Key)).toBe(Key);
    }
    expect(await keys()).toEqual(expect.arrayContaining(["../../escape", "a/../../b", "/abs", "a//b"]));
  });

  it("is refused with a key of more than 1024 bytes", async () => {
    await expect(put("å".repeat(513))).rejects.toMatchObject({ name: "KeyTooLongError" });
  });
});

describe("A listing", () => {
  beforeEach(async () => {
    const all = await keys();
    await cloud.client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: all.map((Key) => ({ Key })) } }),
    );
    for (const key of ["b/2", "a", "b/1", "b/c/3", "d", "é", "z"]) await put(key);
  });

  it("is in byte order and filtered by prefix and start", async () => {
    expect(await keys()).toEqual(["a", "b/1", "b/2", "b/c/3", "d", "z", "é"]);
    expect(await keys({ Prefix: "b/" })).toEqual(["b/1", "b/2", "b/c/3"]);
    expect(await keys({ StartAfter: "b/2" })).toEqual(["b/c/3", "d", "z", "é"]);
  });

  it("groups by delimiter", async () => {
    const list = await cloud.client.send(new ListObjectsV2Command({ Bucket, Delimiter: "/", Prefix: "b/" }));
    expect(list.Contents?.map(({ Key }) => Key)).toEqual(["b/1", "b/2"]);
    expect(list.CommonPrefixes).toEqual([{ Prefix: "b/c/" }]);
  });

  it("continues page by page without loss", async () => {
    const findings: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await cloud.client.send(
        new ListObjectsV2Command({ Bucket, MaxKeys: 2, Delimiter: "/", ContinuationToken }),
      );
      findings.push(...(page.Contents ?? []).map(({ Key }) => Key!));
      findings.push(...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix!));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    expect(findings).toEqual(["a", "b/", "d", "z", "é"]);
  });

  it("shrinks by a multi-object deletion", async () => {
    for (const key of ["tricky & <key>", "line\rbreak"]) await put(key);
    const Objects = ["a", "b/1", "tricky & <key>", "line\rbreak"].map((Key) => ({ Key }));
    const { Deleted } = await cloud.client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted).toEqual(Objects);
    expect(await keys()).toEqual(["b/2", "b/c/3", "d", "z", "é"]);
  });
});

describe("An S3 request", () => {
  it("is refused for an unknown bucket", async () => {
    const other = new GetObjectCommand({ Bucket: "nobody", Key: "a" });
    await expect(cloud.client.send(other)).rejects.toMatchObject({ name: "NoSuchBucket" });
  });

  it("is refused with another secret or access key, and stores nothing", async () => {
    const command = () => new PutObjectCommand({ Bucket, Key: "forged", Body: "x".repeat(200_000) });
    await expect(cloud.clientWith("guess").send(command())).rejects.toMatchObject({
      name: "SignatureDoesNotMatch",
    });
    await expect(cloud.clientWith("guess", "other").send(command())).rejects.toMatchObject({
      name: "InvalidAccessKeyId",
    });
    await expect(text("forged")).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("is refused without a signature, whatever the bucket or key", async () => {
    for (const path of ["", "/photos", "/photos/a", "/nobody/a"]) {
      const response = await fetch(`${cloud.url}${path}`);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain("<Code>AccessDenied</Code>");
    }
  });

  it("is refused when bytes and checksum disagree", async () => {
    const wrong = new PutObjectCommand({ Bucket, Key: "bad", Body: "abc", ChecksumCRC32: "AAAAAA==" });
    await expect(cloud.client.send(wrong)).rejects.toMatchObject({ name: "BadDigest" });
    const sha = createHash("sha256").update("abd").digest("base64");
    const wrongSha = new PutObjectCommand({ Bucket, Key: "bad", Body: "abc", ChecksumSHA256: sha });
    await expect(cloud.client.send(wrongSha)).rejects.toMatchObject({ name: "BadDigest" });
    await expect(text("bad")).rejects.toMatchObject({ name: "NoSuchKey" });
  });

  it("is accepted with a correct SHA-256", async () => {
    const sha = createHash("sha256").update("abc").digest("base64");
    await cloud.client.send(new PutObjectCommand({ Bucket, Key: "good", Body: "abc", ChecksumSHA256: sha }));
    await cloud.client.send(
      new PutObjectCommand({
        Bucket,
        Key: "good",
        Body: Readable.from([Buffer.from("abc")]),
        ContentLength: 3,
        ChecksumAlgorithm: "SHA256",
      }),
    );
    expect(await text("good")).toBe("abc");
  });

  it("for an operation that is not served is refused", async () => {
    await put("tagged", "kept");
    const tag = new PutObjectTaggingCommand({ Bucket, Key: "tagged", Tagging: { TagSet: [] } });
    await expect(cloud.client.send(tag)).rejects.toMatchObject({ name: "NotImplemented" });
    expect(await text("tagged")).toBe("kept");
  });

  it("signed before the clock moved is refused once, then the client follows the clock", async () => {
    await put("timed");
    cloud.clock.move(3_600_000);
    await expect(text("timed")).rejects.toMatchObject({ name: "RequestTimeTooSkewed" });
    expect(await text("timed")).toBe("x");
    cloud.clock.move(-3_600_000);
  });
});
