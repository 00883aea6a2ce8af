import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startS3 } from "./bucket.ts";

let stateDir: string;

beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), "s3-"));
});
afterEach(() => rmSync(stateDir, { recursive: true }));

const Bucket = "photos";
const put = (Key: string, Body: string) => new PutObjectCommand({ Bucket, Key, Body });
const keysOf = async (cloud: Awaited<ReturnType<typeof startS3>>, bucket = Bucket) => {
  const { Contents = [] } = await cloud.client.send(new ListObjectsV2Command({ Bucket: bucket }));
  return Contents.map(({ Key }) => Key);
};
const read = async (cloud: Awaited<ReturnType<typeof startS3>>, Key: string) => {
  const { Body } = await cloud.client.send(new GetObjectCommand({ Bucket, Key }));
  return Body!.transformToString();
};

describe("Objects on disk", () => {
  it("survive a restart", async () => {
    const first = await startS3(stateDir);
    await first.client.send(put("../a", "one"));
    await first.client.send(put("../a", "two"));
    await first.close();
    const second = await startS3(stateDir);
    expect(await read(second, "../a")).toBe("two");
    await second.close();
    expect(readdirSync(stateDir)).toEqual(["s3"]);
    expect(readdirSync(join(stateDir, "s3", "blobs"))).toHaveLength(1);
  });

  it("are unaffected by half-written files of a killed process", async () => {
    const first = await startS3(stateDir);
    await first.client.send(put("a", "one"));
    await first.close();
    writeFileSync(join(stateDir, "s3", "incoming", "half"), "ha");
    writeFileSync(join(stateDir, "s3", "blobs", "never-named"), "whole but not recorded");
    const second = await startS3(stateDir);
    expect(await keysOf(second)).toEqual(["a"]);
    expect(readdirSync(join(stateDir, "s3", "incoming"))).toEqual([]);
    expect(readdirSync(join(stateDir, "s3", "blobs"))).toHaveLength(1);
    expect(await read(second, "a")).toBe("one");
    await second.close();
  });

  it("leave no file behind when refused, overwritten or deleted", async () => {
    const cloud = await startS3(stateDir);
    await cloud.client.send(put("a", "one"));
    await cloud.client.send(put("a", "two"));
    const wrong = new PutObjectCommand({ Bucket, Key: "b", Body: "x", ChecksumCRC32: "AAAAAA==" });
    await expect(cloud.client.send(wrong)).rejects.toThrow("did not match");
    expect(readdirSync(join(stateDir, "s3", "incoming"))).toEqual([]);
    expect(readdirSync(join(stateDir, "s3", "blobs"))).toHaveLength(1);
    await cloud.close();
  });

  it("are not created when the sender stops half-way", async () => {
    const cloud = await startS3(stateDir);
    const { url, fields } = await createPresignedPost(cloud.client, { Bucket, Key: "half" });
    const target = new URL(url);
    const parts = Object.entries(fields).map(
      ([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = [
      `POST ${target.pathname} HTTP/1.1\r\nHost: ${target.host}\r\nContent-Length: 100000\r\n`,
      "Content-Type: multipart/form-data; boundary=cut\r\n\r\n",
    ];
    const file = `--cut\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nhalf a bike`;
    const socket = connect(Number(target.port), target.hostname);
    socket.write([...head, ...parts, file].join(""));
    const incoming = () => readdirSync(join(stateDir, "s3", "incoming"));
    await expect.poll(incoming).toHaveLength(1);
    socket.destroy();
    await expect.poll(incoming).toEqual([]);
    expect(await keysOf(cloud)).toEqual([]);
    await cloud.close();
  });

  it("are read whole while they are overwritten", async () => {
    const cloud = await startS3(stateDir);
    const bodies = ["a", "b"].map((letter) => letter.repeat(500_000));
    await cloud.client.send(put("a", bodies[0]!));
    const writing = Array.from({ length: 10 }, (_, at) => cloud.client.send(put("a", bodies[at % 2]!)));
    const reading = Array.from({ length: 20 }, () => read(cloud, "a"));
    const seen = await Promise.all(reading);
    await Promise.all(writing);
    expect(seen.filter((body) => !bodies.includes(body))).toEqual([]);
    await cloud.close();
  });
});

describe("A lifecycle rule", () => {
  it("removes objects that are old enough by the clock, only with its prefix and in its bucket", async () => {
    const cloud = await startS3(undefined, [
      { name: "photos", lifecycleDays: [{ prefix: "staging/", days: 1 }] },
      { name: "receipts" },
    ]);
    for (const key of ["staging/a", "kept/a"]) await cloud.client.send(put(key, "x"));
    await cloud.client.send(new PutObjectCommand({ Bucket: "receipts", Key: "staging/a", Body: "x" }));
    cloud.clock.move(23 * 3_600_000);
    await cloud.s3.sweep();
    cloud.clock.move(-23 * 3_600_000);
    expect(await keysOf(cloud)).toEqual(["kept/a", "staging/a"]);
    cloud.clock.move(24 * 3_600_000 + 1000);
    await cloud.s3.sweep();
    cloud.clock.move(-24 * 3_600_000 - 1000);
    expect(await keysOf(cloud)).toEqual(["kept/a"]);
    expect(await keysOf(cloud, "receipts")).toEqual(["staging/a"]);
    await cloud.close();
  });
});
