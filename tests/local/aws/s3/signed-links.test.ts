import { PutObjectCommand } from "@aws-sdk/client-s3";
import { afterAll, describe, expect, it, vi } from "vitest";
import { signLinks } from "#lambdas/platform/pictures/aws-signed-links.ts";
import { startS3 } from "./bucket.ts";

const place = { bucket: "photos", key: "user/åsa 1/kvitto.jpg" };

vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local-secret");
const cloud = await startS3();
await cloud.client.send(new PutObjectCommand({ Bucket: place.bucket, Key: place.key, Body: "a receipt" }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await cloud.close();
});

const link = (to = place) =>
  signLinks({ region: "eu-west-1", endpoint: cloud.url }, () => new Date(cloud.clock.now()))(to);
const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status;

describe("A link to a private picture", () => {
  it("opens it for five minutes", async () => {
    const url = await link();
    expect(await (await fetch(url)).text()).toBe("a receipt");
    // The signature counts from a whole second, so the test leaves a minute of margin.
    cloud.clock.move(240_000);
    expect(await status(url)).toBe(200);
    cloud.clock.move(61_000);
    expect(await status(url)).toBe(403);
    cloud.clock.move(-301_000);
  });

  it("opens nothing else and changes nothing", async () => {
    const url = await link();
    expect(await status(url.replace("kvitto", "annat"))).toBe(403);
    expect(await status(url.replace("photos", "receipts"))).toBe(403);
    expect(await status(url.replace("X-Amz-Expires=300", "X-Amz-Expires=3000"))).toBe(403);
    expect(await status(url, { method: "DELETE" })).toBe(403);
  });

  it("leads to the bucket's own address at AWS", async () => {
    const url = new URL(await signLinks({ region: "eu-north-1", endpoint: undefined })(place));
    expect(url.origin).toBe("https://photos.s3.eu-north-1.amazonaws.com");
    expect(url.pathname).toBe("/user/%C3%A5sa%201/kvitto.jpg");
    expect(url.searchParams.get("X-Amz-SignedHeaders")).toBe("host");
    expect(url.searchParams.get("X-Amz-Credential")).toMatch(/^local\/\d{8}\/eu-north-1\/s3\/aws4_request$/);
  });
});
