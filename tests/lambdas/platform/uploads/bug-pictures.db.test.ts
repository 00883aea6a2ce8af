import { GetObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { bugPictureRoutes } from "#contract/office/bug-pictures.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { completeBugPicture, startBugPicture } from "#lambdas/platform/uploads/bug-pictures.ts";
import { completeUpload } from "#lambdas/platform/uploads/complete-upload.ts";
import { getUpload } from "#lambdas/platform/uploads/get-upload.ts";
import { aBomb, aJpeg, aPhoneJpeg, aPicture, php, svg, post, uploadsContext } from "./context.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

let rooms = 0;
let addresses = 0;

const { context, s3 } = await uploadsContext();
afterAll(() => s3.close());

const anAddress = () => `192.0.2.${(addresses += 1)}`;

/** Creates the upload that a bug report creates. */
const anUpload = async (over: Partial<UploadItem> = {}): Promise<string> => {
  const id = `upload_0000000000000000000000000${(rooms += 1)}`;
  const item = {
    id,
    ownerId: "bugletter_1",
    kind: "bug-picture",
    state: "started",
    contentType: "image/jpeg",
    createdAt: context.system.now().toISOString(),
    expiresAt: Math.floor(Date.now() / 1000) + 86_400,
    ...over,
  };
  await context.table.transact([put(keys.upload(id), "upload", item).expectNew("stale")]);
  return id;
};

const start = (id: string, bytes: number, address = anAddress(), contentType = "image/jpeg" as const) =>
  startBugPicture(context, id, { contentType, bytes }, address);

const send = async (id: string, file: Uint8Array, address = anAddress()) => {
  expect(await post(await start(id, file.length, address), file)).toBeLessThan(300);
  return completeBugPicture(context, id, address);
};

const itemOf = (id: string) => context.table.get(keys.upload(id), UploadItem);

const keptAt = async (id: string): Promise<Buffer> => {
  const place = { Bucket: "bug-pictures", Key: `user/bugletter_1/${id}.jpg` };
  const { Body } = await s3.client.send(new GetObjectCommand(place));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

const stagedOf = async (id: string): Promise<number> => {
  const wanted = { Bucket: "staging", Prefix: `staging/bugletter_1/${id}` };
  return (await s3.client.send(new ListObjectsV2Command(wanted))).Contents?.length ?? 0;
};

describe("the picture of a bug report", () => {
  it("is re-encoded, kept as long as its report, and not shown to its sender", async () => {
    const id = await anUpload();
    expect(await send(id, await aPhoneJpeg())).toEqual({});
    const metadata = await sharp(await keptAt(id)).metadata();
    expect(metadata).toMatchObject({ format: "jpeg" });
    expect(metadata.exif).toBeUndefined();
    const item = await itemOf(id);
    expect(item).toMatchObject({ state: "ready", width: metadata.width, height: metadata.height });
    expect(item?.expiresAt).toBeCloseTo(Date.now() / 1000 + 90 * 86_400, -2);
    expect(await stagedOf(id)).toBe(0);
  });

  it("is at most 1,600 pixels wide and high", async () => {
    const id = await anUpload();
    await send(id, await aPicture().resize(3000, 1200, { fit: "fill" }).jpeg().toBuffer());
    expect(await itemOf(id)).toMatchObject({ width: 1600, height: 640 });
  });

  it("stays the first one, also when two are completed at once or another is sent later", async () => {
    const id = await anUpload();
    const address = anAddress();
    const file = await aJpeg();
    const ticket = await start(id, file.length, address);
    await post(ticket, file);
    await Promise.all([1, 2].map(() => completeBugPicture(context, id, address)));
    const first = await keptAt(id);
    await post(ticket, await aPicture("#000", "#111").jpeg({ quality: 95 }).toBuffer());
    expect(await completeBugPicture(context, id, address)).toEqual({});
    expect(await keptAt(id)).toEqual(first);
    expect(await stagedOf(id)).toBe(0);
    expect(await problemIn(start(id, file.length))).toBe("upload-already-used");
  });

  it("loses a script that it contains", async () => {
    const id = await anUpload();
    const script = Buffer.from("<script>alert(document.cookie)</script>");
    await send(id, Buffer.concat([await aPicture().png().toBuffer(), script]));
    expect((await keptAt(id)).includes("script")).toBe(false);
  });
});

describe("another file with a bug report", () => {
  it.each([
    ["an SVG", svg, "upload-wrong-type"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>".padEnd(400)), "upload-wrong-type"],
    ["a program", php, "upload-wrong-type"],
    ["a bomb", aBomb(), "upload-too-many-pixels"],
    ["half a picture", Buffer.from("\xff\xd8\xff half a picture", "latin1"), "upload-unreadable"],
  ])("is refused with its problem and deleted: %s", async (_what, file, problem) => {
    const id = await anUpload();
    expect(await problemIn(send(id, file))).toBe(problem);
    expect(await stagedOf(id)).toBe(0);
    expect(await itemOf(id)).toMatchObject({ state: "started" });
  });

  it("is refused with 40 MB before it is sent, or by S3 if the announced size was smaller", async () => {
    const id = await anUpload();
    expect(await problemIn(start(id, 40 * 1024 * 1024))).toBe("upload-too-large");
    const ticket = await start(id, 1000);
    expect(await post(ticket, new Uint8Array(6_000_000))).toBe(400);
    expect(await problemIn(completeBugPicture(context, id, anAddress()))).toBe("upload-incomplete");
  });

  it.each(["image/svg+xml", "text/html", "image/gif"])("gets no ticket as %s", (contentType) => {
    const { error } = bugPictureRoutes.startBugPicture.body.safeParse({ contentType, bytes: 10 });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["contentType"]);
  });
});

describe("visitors", () => {
  it("cannot add a picture without a report of the last hour", async () => {
    const hour = 60 * 60 * 1000;
    const old = await anUpload({ createdAt: new Date(Date.now() - hour - 1000).toISOString() });
    for (const id of ["upload_99999999999999999999999999", old]) {
      expect(await problemIn(start(id, 1000))).toBe("upload-not-found");
      expect(await problemIn(completeBugPicture(context, id, anAddress()))).toBe("upload-not-found");
    }
  });

  it("cannot send or complete another kind of picture on this route", async () => {
    const receipt = await anUpload({ kind: "receipt", ownerId: "anna" });
    expect(await problemIn(start(receipt, 1000))).toBe("upload-not-found");
    expect(await problemIn(completeBugPicture(context, receipt, anAddress()))).toBe("upload-not-found");
  });

  it("with an account cannot open or complete one on the route for their own pictures", async () => {
    const id = await anUpload({ ownerId: "anna" });
    await context.table.transact([update(keys.upload(id)).set({ state: "ready", width: 1, height: 1 })]);
    for (const who of ["anna", "bo"]) {
      expect(await problemIn(getUpload(context, who, id))).toBe("upload-not-found");
      expect(await problemIn(completeUpload(context, who, id))).toBe("upload-not-found");
    }
  });

  it("have forty attempts a day per address", async () => {
    const [id, address] = [await anUpload(), anAddress()];
    for (let tried = 0; tried < 40; tried += 1) await start(id, 1000, address);
    expect(await problemIn(start(id, 1000, address))).toBe("too-many-requests");
    expect(await problemIn(completeBugPicture(context, id, address))).toBe("too-many-requests");
    expect(await start(id, 1000)).toBeDefined();
  });
});
