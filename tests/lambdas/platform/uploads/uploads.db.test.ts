import { createHash } from "node:crypto";
import { GetObjectCommand, HeadObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { afterAll, describe, expect, it } from "vitest";
import { type NewUpload, Upload, UploadTicket } from "#contract/platform/uploads.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { completeUpload } from "#lambdas/platform/uploads/complete-upload.ts";
import { getUpload } from "#lambdas/platform/uploads/get-upload.ts";
import { startUpload, uploadQuota } from "#lambdas/platform/uploads/start-upload.ts";
import { aBomb, aJpeg, aPhoneJpeg, php, post, uploadsContext } from "./context.ts";

let users = 0;
const aUser = () => `user-${(users += 1)}`;

const { context, s3 } = await uploadsContext();
afterAll(() => s3.close());

const request = (changes: Partial<NewUpload> = {}): NewUpload => ({
  kind: "receipt",
  contentType: "image/jpeg",
  bytes: 1000,
  ...changes,
});
const objectsIn = async (bucket: string, prefix: string) => {
  const { Contents = [] } = await s3.client.send(
    new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }),
  );
  return Contents.map(({ Key }) => Key);
};
const posted = async (user: string, file: Uint8Array, changes: Partial<NewUpload> = {}) => {
  const ticket = await startUpload(context, user, request({ bytes: file.length, ...changes }));
  expect(await post(ticket, file)).toBeLessThan(300);
  return ticket.uploadId;
};

describe("POST /uploads", () => {
  it("returns a ticket and stores the upload for a day", async () => {
    const user = aUser();
    const ticket = await startUpload(context, user, request());
    expect(UploadTicket.parse(ticket)).toMatchObject({
      fields: { key: `staging/${user}/${ticket.uploadId}` },
    });
    const item = await context.table.get(keys.upload(ticket.uploadId), UploadItem);
    expect(item).toMatchObject({ state: "started", ownerId: user, kind: "receipt" });
    expect(item?.expiresAt).toBeCloseTo(Date.now() / 1000 + 24 * 3600, -2);
  });

  it("refuses more than 5 MB", async () => {
    await expect(startUpload(context, aUser(), request({ bytes: 5_242_881 }))).rejects.toMatchObject({
      code: "upload-too-large",
    });
  });

  it("limits tickets per person and day, also for simultaneous requests", async () => {
    const user = aUser();
    const tickets = Array.from({ length: uploadQuota.max + 5 }, () => startUpload(context, user, request()));
    const outcomes = await Promise.allSettled(tickets);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(uploadQuota.max);
    await expect(startUpload(context, user, request())).rejects.toMatchObject({
      failure: "too-many-requests",
    });
    await expect(startUpload(context, aUser(), request())).resolves.toBeDefined();
  });
});

describe("a ticket", () => {
  it("accepts one file of the announced type and size at its own key", async () => {
    const user = aUser();
    const jpeg = await aJpeg();
    const ticket = await startUpload(context, user, request({ bytes: jpeg.length }));
    expect(await post(ticket, jpeg, { key: `staging/${aUser()}/${ticket.uploadId}` })).toBe(403);
    expect(await post(ticket, jpeg, { "Content-Type": "text/html" })).toBe(403);
    for (const size of [0, 0.9, 0.96, 1.04, 1.1])
      expect([size, await post(ticket, new Uint8Array(Math.round(jpeg.length * size)))]).toEqual([size, 400]);
    expect(await post(ticket, new Uint8Array(5_242_881))).toBe(400);
    expect(await objectsIn("staging", `staging/${user}/`)).toEqual([]);
    for (const size of [0.98, 1, 1.02])
      expect(await post(ticket, new Uint8Array(Math.round(jpeg.length * size)))).toBe(204);
  });

  it("accepts the smallest and the largest file, but never more than 5 MB", async () => {
    const small = await startUpload(context, aUser(), request({ bytes: 1 }));
    expect(await post(small, new Uint8Array(1))).toBe(204);
    expect(await post(small, new Uint8Array())).toBe(400);
    const largest = await startUpload(context, aUser(), request({ bytes: 5_242_880 }));
    expect(await post(largest, new Uint8Array(5_242_880))).toBe(204);
    expect(await post(largest, new Uint8Array(5_242_881))).toBe(400);
  });

  it("expires after ten minutes", async () => {
    const other = await uploadsContext();
    const jpeg = await aJpeg();
    const ticket = await startUpload(other.context, aUser(), request({ bytes: jpeg.length }));
    other.s3.clock.move(10 * 60 * 1000 + 1000);
    expect(await post(ticket, jpeg)).toBe(403);
    await other.s3.close();
  });
});

describe("POST /uploads/{uploadId}/complete", () => {
  it("stores a clean picture, and returns a link for five minutes", async () => {
    const user = aUser();
    const id = await posted(user, await aPhoneJpeg());
    const upload = Upload.parse(await completeUpload(context, user, id));
    expect(upload).toMatchObject({ id, kind: "receipt", width: 480, height: 640 });

    const response = await fetch(upload.url);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(bytes.toString("latin1")).not.toMatch(/Exif|GPS/);
    const item = await context.table.get(keys.upload(id), UploadItem);
    expect(item).toMatchObject({
      state: "ready",
      sha256: createHash("sha256").update(bytes).digest("hex"),
      perceptualHash: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(new URL(upload.url).searchParams.get("X-Amz-Expires")).toBe("300");
  });

  it("stores receipts and ID cards below their owner's id, and bike photos under neutral names", async () => {
    const user = aUser();
    const receipt = await posted(user, await aJpeg());
    const card = await posted(user, await aJpeg(), { kind: "id-card" });
    const photo = await posted(user, await aJpeg(), { kind: "bike-photo" });
    await completeUpload(context, user, receipt);
    await completeUpload(context, user, card);
    await completeUpload(context, user, photo);
    expect(await objectsIn("receipts", `user/${user}/`)).toEqual([`user/${user}/${receipt}.jpg`]);
    expect(await objectsIn("id-cards", `user/${user}/`)).toEqual([`user/${user}/${card}.jpg`]);
    expect(await objectsIn("bike-photos", `photos/${photo}`)).toEqual([`photos/${photo}.jpg`]);
    expect(await objectsIn("staging", `staging/${user}/`)).toEqual([]);
  });

  it("returns the same response again", async () => {
    const user = aUser();
    const id = await posted(user, await aJpeg());
    const first = await completeUpload(context, user, id);
    const again = await completeUpload(context, user, id);
    expect({ ...again, url: "" }).toEqual({ ...first, url: "" });
  });

  it("returns the same response to simultaneous requests", async () => {
    const user = aUser();
    const id = await posted(user, await aJpeg());
    const all = await Promise.all(Array.from({ length: 5 }, () => completeUpload(context, user, id)));
    expect(new Set(all.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set(["640x480"]));
    expect(await objectsIn("receipts", `user/${user}/`)).toHaveLength(1);
  });

  it("records the stored picture after an earlier request crashed before recording it", async () => {
    const user = aUser();
    const id = await posted(user, await aJpeg());
    const earlier = await aPhoneJpeg();
    const upload = await context.table.get(keys.upload(id), UploadItem);
    await context.store.keep(upload!, earlier);
    await completeUpload(context, user, id);
    const { Body } = await s3.client.send(
      new GetObjectCommand({ Bucket: "receipts", Key: `user/${user}/${id}.jpg` }),
    );
    expect(await context.table.get(keys.upload(id), UploadItem)).toMatchObject({
      sha256: createHash("sha256")
        .update((await Body?.transformToByteArray()) ?? "")
        .digest("hex"),
    });
  });

  it("does not release a picture that was completed and used in the meantime", async () => {
    const user = aUser();
    const id = await posted(user, await aJpeg());
    const readStaged = async (upload: UploadItem) => {
      const staged = await context.store.readStaged(upload);
      await completeUpload(context, user, id);
      const claim = update(keys.upload(id)).set({ state: "claimed" }).expect("state", "ready", "repeated");
      await context.table.transact([claim]);
      return staged;
    };
    await completeUpload({ ...context, store: { ...context.store, readStaged } }, user, id);
    expect(await context.table.get(keys.upload(id), UploadItem)).toMatchObject({ state: "claimed" });
  });

  it("ignores and deletes later posts", async () => {
    const user = aUser();
    const jpeg = await aJpeg();
    const ticket = await startUpload(context, user, request({ bytes: jpeg.length }));
    await post(ticket, jpeg);
    await completeUpload(context, user, ticket.uploadId);
    const stored = await context.table.get(keys.upload(ticket.uploadId), UploadItem);
    const picture = async () =>
      Buffer.from(await (await fetch((await getUpload(context, user, ticket.uploadId)).url)).arrayBuffer());
    const before = await picture();
    // S3 accepts the form again for ten minutes, so another picture is posted ten times.
    const another = await aPhoneJpeg();
    const fitting = Buffer.concat([another, new Uint8Array(jpeg.length)]).subarray(0, jpeg.length);
    for (let time = 0; time < 10; time += 1) expect(await post(ticket, fitting)).toBe(204);
    expect(await objectsIn("staging", `staging/${user}/`)).toHaveLength(1);
    expect(await picture()).toEqual(before);
    expect(await completeUpload(context, user, ticket.uploadId)).toMatchObject({ width: 640, height: 480 });
    expect(await picture()).toEqual(before);
    expect(await context.table.get(keys.upload(ticket.uploadId), UploadItem)).toEqual(stored);
    expect(await objectsIn("staging", `staging/${user}/`)).toEqual([]);
  });

  it("reports an upload without a file as incomplete", async () => {
    const user = aUser();
    const { uploadId } = await startUpload(context, user, request());
    await expect(completeUpload(context, user, uploadId)).rejects.toMatchObject({
      code: "upload-incomplete",
    });
  });

  it("finds neither another person's upload nor a missing one", async () => {
    const id = await posted(aUser(), await aJpeg());
    await expect(completeUpload(context, aUser(), id)).rejects.toMatchObject({ code: "upload-not-found" });
    await expect(completeUpload(context, aUser(), "upload_none")).rejects.toMatchObject({
      code: "upload-not-found",
    });
  });

  it.each([
    ["a renamed PHP file", async () => php, "upload-wrong-type"],
    ["a truncated JPEG", async () => (await aJpeg()).subarray(0, 9000), "upload-unreadable"],
    ["50,000 × 50,000 pixels", async () => aBomb(), "upload-too-many-pixels"],
  ])("refuses %s and deletes it", async (_what, make, code) => {
    const user = aUser();
    const id = await posted(user, await make());
    await expect(completeUpload(context, user, id)).rejects.toMatchObject({ code });
    expect(await objectsIn("staging", `staging/${user}/`)).toEqual([]);
    expect(await objectsIn("receipts", `user/${user}/`)).toEqual([]);
    expect(await context.table.get(keys.upload(id), UploadItem)).toMatchObject({ state: "started" });
  });

  it("accepts another file with the same ticket after a refusal", async () => {
    const user = aUser();
    const jpeg = await aJpeg();
    const ticket = await startUpload(context, user, request({ bytes: jpeg.length }));
    await post(ticket, Buffer.concat([php, new Uint8Array(jpeg.length - php.length)]));
    await expect(completeUpload(context, user, ticket.uploadId)).rejects.toThrow("upload-wrong-type");
    await post(ticket, jpeg);
    await expect(completeUpload(context, user, ticket.uploadId)).resolves.toMatchObject({ width: 640 });
  });
});

describe("GET /uploads/{uploadId}", () => {
  it("opens the caller's own picture", async () => {
    const user = aUser();
    const id = await posted(user, await aJpeg());
    await completeUpload(context, user, id);
    const { url } = await getUpload(context, user, id);
    expect((await fetch(url)).status).toBe(200);
    await s3.client.send(new HeadObjectCommand({ Bucket: "receipts", Key: `user/${user}/${id}.jpg` }));
  });

  it("finds neither another person's picture nor an incomplete one", async () => {
    const user = aUser();
    const { uploadId } = await startUpload(context, user, request());
    await expect(getUpload(context, user, uploadId)).rejects.toMatchObject({ code: "upload-not-found" });
    const id = await posted(user, await aJpeg());
    await completeUpload(context, user, id);
    await expect(getUpload(context, aUser(), id)).rejects.toMatchObject({ code: "upload-not-found" });
  });
});
