import { GetObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, describe, expect, it } from "vitest";
import { startS3 } from "./bucket.ts";

const cloud = await startS3();
await cloud.client.send(
  new PutObjectCommand({ Bucket: "photos", Key: "cykel å.txt", Body: "bike", ContentType: "text/plain" }),
);
afterAll(() => cloud.close());

const readUrl = (more: { ResponseContentDisposition?: string } = {}) =>
  getSignedUrl(cloud.client, new GetObjectCommand({ Bucket: "photos", Key: "cykel å.txt", ...more }), {
    expiresIn: 300,
  });

const codeOf = async (response: Response) => /<Code>(\w+)/.exec(await response.text())?.[1];

describe("A presigned GET", () => {
  it("lets anybody read until it expires by the clock", async () => {
    const url = await readUrl();
    const response = await fetch(url);
    expect(await response.text()).toBe("bike");
    expect(response.headers.get("content-type")).toBe("text/plain");
    expect(await (await fetch(url, { headers: { range: "bytes=1-2" } })).text()).toBe("ik");
    cloud.clock.move(301_000);
    const late = await fetch(url);
    cloud.clock.move(-301_000);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain("Request has expired");
  });

  it("carries the download name of the response", async () => {
    const response = await fetch(
      await readUrl({ ResponseContentDisposition: 'attachment; filename="kvitto.txt"' }),
    );
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="kvitto.txt"');
  });

  it("is answered with 304 if the client has the same bytes", async () => {
    const url = await readUrl();
    const etag = (await fetch(url)).headers.get("etag")!;
    expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("is valid for nothing else", async () => {
    const url = await readUrl();
    expect(await codeOf(await fetch(url.replace("cykel", "annan")))).toBe("SignatureDoesNotMatch");
    expect(await codeOf(await fetch(`${url}&response-content-type=text%2Fhtml`))).toBe(
      "SignatureDoesNotMatch",
    );
    expect(await codeOf(await fetch(url, { method: "PUT", body: "x" }))).toBe("SignatureDoesNotMatch");
    expect(await codeOf(await fetch(url, { method: "DELETE" }))).toBe("SignatureDoesNotMatch");
    expect(await codeOf(await fetch(url, { headers: { "x-amz-meta-a": "1" } }))).toBe("AccessDenied");
  });
});

describe("A presigned PUT", () => {
  const writeUrl = () =>
    getSignedUrl(
      cloud.client,
      new PutObjectCommand({
        Bucket: "photos",
        Key: "put",
        ContentType: "image/png",
        ContentLength: 4,
        ChecksumCRC32: "2H9+DA==",
      }),
      { expiresIn: 60, signableHeaders: new Set(["content-type", "host"]) },
    );

  it("stores the signed content", async () => {
    const headers = { "content-type": "image/png" };
    const response = await fetch(await writeUrl(), { method: "PUT", headers, body: "test" });
    const read = await cloud.client.send(new GetObjectCommand({ Bucket: "photos", Key: "put" }));
    expect(response.status).toBe(200);
    expect(await read.Body!.transformToString()).toBe("test");
    expect(read.ContentType).toBe("image/png");
  });

  it("is refused with other bytes, another type or too late", async () => {
    const url = await writeUrl();
    const put = (type: string, body: string) =>
      fetch(url, { method: "PUT", headers: { "content-type": type }, body });
    expect(await codeOf(await put("image/png", "tost"))).toBe("BadDigest");
    expect(await codeOf(await put("text/html", "test"))).toBe("SignatureDoesNotMatch");
    cloud.clock.move(61_000);
    expect(await codeOf(await put("image/png", "test"))).toBe("AccessDenied");
    cloud.clock.move(-61_000);
  });
});
