import { PutObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { invalidatePhoto } from "#lambdas/platform/pictures/aws-edge.ts";
import { s3PublicPhotos } from "#lambdas/platform/pictures/aws-public-photos.ts";
import { createCloudFront } from "#local/aws/cloudfront/cloudfront.ts";
import { createEdgeCache } from "#local/aws/cloudfront/edge-cache.ts";
import { createBucketOrigin } from "#local/aws/site/bucket-origin.ts";
import { createSite } from "#local/aws/site/site.ts";
import { createObjectReader } from "#local/s3-reader.ts";
import { aDistribution } from "./a-distribution.ts";
import { startS3 } from "#tests/local/aws/s3/bucket.ts";
import { serve } from "#tests/local/serve.ts";

const prefix = "/_aws/cloudfront";
const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
/** Photo names are never reused. */
let old = "";
let hidden = "";
let serial = 0;
let ahead = 0;

let reads: string[] = [];
let whileReading: () => Promise<void> = async () => undefined;

const s3 = await startS3();
const context = { clock: s3.clock, credentials, region: "eu-west-1", accountId: "0", stateDir: undefined };
const edge = createEdgeCache({ now: () => Date.now() + ahead });
const cloudFront = await serve(() => createCloudFront(context, { prefix, distributions: ["E1"], edge }));
const reader = createObjectReader({ endpoint: s3.url, region: "eu-west-1", credentials });
const origin = createBucketOrigin("photos", async (bucket, key) => {
  reads.push(key);
  const object = await reader.read(bucket, key);
  await whileReading();
  return object;
});
const { handle } = createSite(aDistribution("photos"), new Map([["photos", origin]]), {
  cache: edge,
});
const site = await serve(() => ({ prefix: "/", handle, close: async () => reader.close() }));
afterAll(async () => {
  await site.close();
  await cloudFront.close();
  await s3.close();
});

const caching = "public, max-age=0, must-revalidate, s-maxage=86400";
beforeEach(async () => {
  vi.stubEnv("AWS_ACCESS_KEY_ID", credentials.accessKeyId);
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", credentials.secretAccessKey);
  vi.stubEnv("AWS_ENDPOINT_URL_CLOUDFRONT", `${cloudFront.baseUrl}${prefix}`);
  serial += 1;
  old = `upload_${serial}`;
  hidden = `upload_${serial}_hidden`;
  ahead = 0;
  reads = [];
  whileReading = async () => undefined;
  await s3.client.send(
    new PutObjectCommand({
      Bucket: "photos",
      Key: `photos/${old}.jpg`,
      Body: "a bicycle",
      ContentType: "image/jpeg",
      CacheControl: caching,
    }),
  );
});
afterEach(() => vi.unstubAllEnvs());

const photos = () => s3PublicPhotos("photos", "E1", { region: "eu-west-1", endpoint: s3.url });
const get = async (id: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${site.baseUrl}/photos/${id}.jpg`, { headers });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe("A withdrawn photo", () => {
  it("is served from the edge until its withdrawal and never afterwards", async () => {
    expect(await get(old)).toMatchObject({ status: 200, text: "a bicycle" });
    expect(await get(old)).toMatchObject({ status: 200 });
    expect(reads).toHaveLength(1);
    await photos().withdraw(old);
    expect((await get(old)).status).toBe(404);
  });

  it("is neither served from the edge nor confirmed to browsers as unchanged", async () => {
    const seen = await get(old);
    expect(seen.headers.get("cache-control")).toBe(caching);
    const etag = { "if-none-match": seen.headers.get("etag") ?? "" };
    expect((await get(old, etag)).status).toBe(304);
    await photos().withdraw(old);
    expect((await get(old, etag)).status).toBe(404);
  });

  it("is not cached by an edge that was fetching it meanwhile", async () => {
    whileReading = () => photos().withdraw(old);
    await get(old);
    whileReading = async () => undefined;
    expect((await get(old)).status).toBe(404);
  });

  it("would be served for a day without the invalidation", async () => {
    await get(old);
    vi.stubEnv("AWS_ENDPOINT_URL_CLOUDFRONT", `${cloudFront.baseUrl}/elsewhere`);
    await expect(photos().withdraw(old)).rejects.toThrow("Invalidating a photo was refused");
    expect((await get(old)).status).toBe(200);
    ahead = 86_401_000;
    expect((await get(old)).status).toBe(404);
  });

  it("can be withdrawn again", async () => {
    await photos().withdraw(old);
    await photos().withdraw(old);
    expect((await get(old)).status).toBe(404);
  });
});

describe("A copied photo", () => {
  it("has the same content and cache headers", async () => {
    await photos().copy(old, hidden);
    const copy = await get(hidden);
    expect(copy).toMatchObject({ status: 200, text: "a bicycle" });
    expect(copy.headers.get("cache-control")).toBe(caching);
    expect(copy.headers.get("content-type")).toBe("image/jpeg");
  });

  it("is not created from a missing photo", async () => {
    await photos().copy("upload_none", "upload_copy");
    expect((await get("upload_copy")).status).toBe(404);
  });

  it("fails with the error of a missing bucket", async () => {
    const elsewhere = s3PublicPhotos("missing", "E1", { region: "eu-west-1", endpoint: s3.url });
    await expect(elsewhere.copy(old, hidden)).rejects.toThrow(
      "Copying a photo was refused: 404 NoSuchBucket",
    );
    await expect(elsewhere.withdraw(old)).rejects.toThrow("Deleting a photo was refused");
  });
});

describe("CreateInvalidation", () => {
  const ask = (body: string) =>
    fetch(`${cloudFront.baseUrl}${prefix}/2020-05-31/distribution/E1/invalidation`, { method: "POST", body });

  it("accepts only signed requests for known distributions", async () => {
    expect((await ask("<InvalidationBatch/>")).status).toBe(403);
    await expect(invalidatePhoto("E2")(old)).rejects.toThrow("404 NoSuchDistribution");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "another");
    await expect(invalidatePhoto("E1")(old)).rejects.toThrow("403");
  });

  it("counts repeated requests as one invalidation", async () => {
    await photos().withdraw(hidden);
    await get(old);
    await invalidatePhoto("E1")(hidden);
    await get(old);
    expect(reads.filter((key) => key.includes(old))).toHaveLength(1);
  });
});
