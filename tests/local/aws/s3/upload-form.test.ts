import { createHash, randomBytes } from "node:crypto";
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startS3 } from "./bucket.ts";

const cloud = await startS3();
afterAll(() => cloud.close());

const Bucket = "photos";
const Key = "staging/user_1/upload_1";
const bike = randomBytes(150_000);

const present = (overrides: Partial<Parameters<typeof createPresignedPost>[1]> = {}) =>
  createPresignedPost(cloud.client, {
    Bucket,
    Key,
    Expires: 300,
    Fields: { "Content-Type": "image/jpeg" },
    Conditions: [
      ["content-length-range", 1, 200_000],
      ["eq", "$Content-Type", "image/jpeg"],
    ],
    ...overrides,
  });

type Fields = Record<string, string>;

const upload = async (url: string, fields: Fields, file: Buffer | undefined = bike, after: Fields = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file !== undefined) form.append("file", new Blob([new Uint8Array(file)]), "min cykel.jpg");
  for (const [name, value] of Object.entries(after)) form.append(name, value);
  const response = await fetch(url, { method: "POST", body: form });
  const body = await response.text();
  return { status: response.status, code: /<Code>(\w+)/.exec(body)?.[1], body, headers: response.headers };
};

const count = async () => (await cloud.client.send(new ListObjectsV2Command({ Bucket }))).KeyCount;

describe("A form upload", () => {
  it("stores the file with the type of its field and answers 204 without a body", async () => {
    const { url, fields } = await present();
    const answer = await upload(url, fields);
    const read = await cloud.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(answer).toMatchObject({ status: 204, body: "" });
    expect(answer.headers.get("etag")).toBe(`"${createHash("md5").update(bike).digest("hex")}"`);
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(bike)).toBe(true);
    expect(read.ContentType).toBe("image/jpeg");
  });

  it("answers 201 with a document if the form asks for it", async () => {
    const { url, fields } = await present({
      Key: "a b/å&c",
      Fields: { "Content-Type": "image/jpeg", success_action_status: "201", "x-amz-meta-owner": "user_1" },
    });
    const answer = await upload(url, fields);
    const head = await cloud.client.send(new HeadObjectCommand({ Bucket, Key: "a b/å&c" }));
    expect(answer.status).toBe(201);
    expect(answer.body).toContain("<Key>a b/å&#38;c</Key>");
    expect(answer.headers.get("location")).toBe(`${cloud.url}/photos/a%20b/%C3%A5%26c`);
    expect(head.Metadata).toEqual({ owner: "user_1" });
  });

  it("accepts a key with an allowed prefix and the name of the file", async () => {
    const { url, fields } = await present({
      Key: "staging/${filename}",
      Fields: {},
      Conditions: [["starts-with", "$key", "staging/"]],
    });
    expect((await upload(url, fields)).status).toBe(204);
    await cloud.client.send(new HeadObjectCommand({ Bucket, Key: "staging/min cykel.jpg" }));
    expect((await upload(url, { ...fields, key: "elsewhere/x" })).code).toBe("AccessDenied");
  });

  it("ignores fields after the file", async () => {
    const { url, fields } = await present();
    expect((await upload(url, fields, bike, { "x-amz-acl": "public-read" })).status).toBe(204);
  });

  it("accepts exactly the smallest and the largest size", async () => {
    const { url, fields } = await present();
    expect((await upload(url, fields, Buffer.alloc(1))).status).toBe(204);
    expect((await upload(url, fields, Buffer.alloc(200_000))).status).toBe(204);
  });

  it("arrives whole however the bytes are split", async () => {
    const { url, fields } = await present();
    const file = Buffer.from("\r\n--cut\r\n--cu\r\n-\r\n".repeat(20));
    const parts = Object.entries(fields).map(
      ([name, value]) => `--cut!\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${parts.join("")}--cut!\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from("\r\n--cut!--\r\n")]);
    async function* drip() {
      for (let at = 0; at < body.length; at += 7) yield body.subarray(at, at + 7);
    }
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=cut!" },
      body: drip(),
      duplex: "half",
    } as unknown as RequestInit);
    expect(response.status).toBe(204);
    const read = await cloud.client.send(new GetObjectCommand({ Bucket, Key }));
    expect(Buffer.from(await read.Body!.transformToByteArray()).equals(file)).toBe(true);
  });
});

describe("A form upload is refused and stores nothing", () => {
  let before: number | undefined;
  beforeEach(async () => {
    before = await count();
  });

  const refusal = async (change: (fields: Fields) => Fields, file?: Buffer) => {
    const { url, fields } = await present({ Key: "never" });
    const { code } = await upload(url, change(fields), file);
    return (await count()) === before ? code : "something was stored";
  };
  const without = (name: string) => (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));

  it("when the file is too large or too small", async () => {
    expect(await refusal((fields) => fields, Buffer.alloc(200_001))).toBe("EntityTooLarge");
    expect(await refusal((fields) => fields, Buffer.alloc(8_000_000))).toBe("EntityTooLarge");
    expect(await refusal((fields) => fields, Buffer.alloc(0))).toBe("EntityTooSmall");
  });

  it("when key or content type differ", async () => {
    expect(await refusal((fields) => ({ ...fields, key: "staging/user_2/upload_9" }))).toBe("AccessDenied");
    expect(await refusal((fields) => ({ ...fields, key: "../never" }))).toBe("AccessDenied");
    expect(await refusal((fields) => ({ ...fields, "Content-Type": "text/html" }))).toBe("AccessDenied");
  });

  it("when a field is added, repeated or left out", async () => {
    expect(await refusal((fields) => ({ ...fields, "x-amz-acl": "public-read" }))).toBe("AccessDenied");
    expect(await refusal((fields) => ({ ...fields, "x-amz-meta-owner": "user_2" }))).toBe("AccessDenied");
    expect(await refusal((fields) => ({ ...fields, KEY: "never" }))).toBe("InvalidArgument");
    expect(await refusal(without("Content-Type"))).toBe("AccessDenied");
    expect(await refusal(without("key"))).toBe("InvalidArgument");
  });

  it("when the policy was changed, removed or signed by someone else", async () => {
    const widen = (policy: string) =>
      Buffer.from(Buffer.from(policy, "base64").toString().replace("200000", "900000000")).toString("base64");
    expect(await refusal((fields) => ({ ...fields, Policy: widen(fields["Policy"]!) }))).toBe(
      "SignatureDoesNotMatch",
    );
    expect(await refusal(without("Policy"))).toBe("AccessDenied");
    expect(await refusal(without("X-Amz-Signature"))).toBe("SignatureDoesNotMatch");
    const forged = await createPresignedPost(cloud.clientWith("guess"), { Bucket, Key: "never" });
    expect(await refusal(() => forged.fields)).toBe("SignatureDoesNotMatch");
    const stranger = await createPresignedPost(cloud.clientWith("x", "other"), { Bucket, Key: "never" });
    expect(await refusal(() => stranger.fields)).toBe("InvalidAccessKeyId");
  });

  it("when the policy is for another bucket", async () => {
    const { fields } = await present({ Key: "never" });
    expect((await upload(`${cloud.url}/receipts`, fields)).code).toBe("AccessDenied");
    expect((await upload(`${cloud.url}/nobody`, fields)).code).toBe("NoSuchBucket");
  });

  it("when a checksum in the form is wrong", async () => {
    const { url, fields } = await present({
      Key: "never",
      Fields: { "Content-Type": "image/jpeg", "x-amz-checksum-sha256": "AAAA" },
    });
    expect((await upload(url, fields)).code).toBe("BadDigest");
    expect(await count()).toBe(before);
  });

  it("when there is no file, no form or an endless field", async () => {
    const { url, fields } = await present({ Key: "never" });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const noFile = await fetch(url, { method: "POST", body: form });
    expect(await noFile.text()).toContain("exactly one file");
    const broken = await fetch(url, {
      method: "POST",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      body: "--x\r\nnothing",
    });
    expect(await broken.text()).toContain("MalformedPOSTRequest");
    expect(await refusal((all) => ({ "x-ignore-it": "x".repeat(30_000), ...all }))).toBe(
      "MaxPostPreDataLengthExceeded",
    );
    expect(await count()).toBe(before);
  });

  it("when the policy has expired by the clock", async () => {
    const { url, fields } = await present({ Key: "never" });
    cloud.clock.move(240_000);
    const inTime = await upload(url, fields);
    cloud.clock.move(61_000);
    const late = await upload(url, fields);
    cloud.clock.move(-301_000);
    expect(inTime.status).toBe(204);
    expect(late.code).toBe("AccessDenied");
    expect(late.body).toContain("Policy expired");
  });
});
