import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import * as auth from "aws-amplify/auth";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { assembly } from "#local/build/build-all.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { openRecords } from "#local/state/records.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readBuckets } from "#local/template/readers/buckets.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask as send } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { authenticatorCode } from "#tests/local/aws/cognito/harness.ts";
import { anIdCard } from "./an-id-card.ts";

const malin = { surname: "EKDAHL", givenNames: "MALIN SOFIA", personalNumber: "19910412-9870" };
const week = 7 * 24 * 60 * 60;

let cloud: Cloud;
let totpSecret: string;
beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
});
afterAll(() => cloud.close());

const signIn = async (email: string) => {
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  return auth.signIn({ username: email, password });
};
const asMalin = () => signIn("malin@example.se");

/** The first sign-in sets up the second factor. */
const asAdmin = async () => {
  const { nextStep } = await signIn("admin@example.se");
  if (nextStep.signInStep === "CONFIRM_SIGN_IN_WITH_TOTP_CODE") {
    // A code works once; the next one comes after 30 seconds.
    const { now } = (await post("/_local/clock", { advanceSeconds: 30 })).body;
    await auth.confirmSignIn({ challengeResponse: authenticatorCode(totpSecret, Date.parse(now)) });
    return;
  }
  totpSecret = (await auth.setUpTOTP()).sharedSecret;
  await auth.verifyTOTPSetup({ code: authenticatorCode(totpSecret, Date.now()) });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  await auth.fetchAuthSession({ forceRefresh: true });
};

const call = async (method: string, path: string, body?: unknown) => {
  const token = (await auth.fetchAuthSession()).tokens?.accessToken.toString();
  return send(cloud, method, path, { as: token, body });
};
const get = (path: string) => call("GET", path);
const post = (path: string, body: unknown = {}) => call("POST", path, body);
const own = async () => (await get("/api/identity-reviews/mine")).body.review;

const upload = async (picture: Buffer): Promise<string> => {
  const ticket = await post("/api/uploads", {
    kind: "id-card",
    contentType: "image/jpeg",
    bytes: picture.length,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(ticket.body.fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(picture)]));
  expect((await fetch(ticket.body.url, { method: "POST", body: form })).status).toBe(204);
  const { uploadId } = ticket.body;
  expect(await post(`/api/uploads/${uploadId}/complete`)).toMatchObject({ body: { kind: "id-card" } });
  return uploadId;
};
const ask = async (holder = malin) =>
  post("/api/identity-reviews", { uploadId: await upload(await anIdCard(holder)) });

const readStored = async (): Promise<(string | undefined)[]> => {
  const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: cloud.url };
  const buckets = readBuckets(openTemplate(assembly, place, openRecords(undefined)));
  const Bucket = buckets.find(({ logicalId }) => logicalId.includes("IdCards"))!.name;
  const { Contents = [] } = await new S3Client({ forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket }),
  );
  return Contents.map(({ Key }) => Key);
};

const waiting = async () => (await get("/api/admin/identity-reviews")).body.items;

describe("Someone without an eID", () => {
  test("sends a photo, which is cleaned, read and shown to administrators", async () => {
    await asMalin();
    const answer = await ask({ ...malin, personalNumber: "19790625-9812" });
    expect(answer).toMatchObject({ status: 201, body: { state: "open" } });
    expect(await own()).toMatchObject({ id: answer.body.id, state: "open" });
    expect(await readStored()).toHaveLength(1);
    const again = await post("/api/identity-reviews", { uploadId: await upload(await anIdCard(malin)) });
    expect(again).toMatchObject({ status: 409, body: { code: "identity-review-open" } });
    for (const path of ["/api/admin/identity-reviews", `/api/admin/identity-reviews/${answer.body.id}`])
      expect(await get(path)).toMatchObject({ status: 403 });
  });

  test("is rejected with a reason, and the photo is deleted", async () => {
    await asAdmin();
    const [review] = await waiting();
    expect(review).toMatchObject({ personalNumberCheck: "differs", nameCheck: "matches" });
    const path = `/api/admin/identity-reviews/${review.id}`;
    const { imageUrl } = (await get(path)).body;
    const photo = await fetch(imageUrl);
    const { format, exif } = await sharp(Buffer.from(await photo.arrayBuffer())).metadata();
    expect({ format, exif }).toEqual({ format: "jpeg", exif: undefined });
    expect(await post(`${path}/decision`, { decision: "reject" })).toMatchObject({ status: 400 });
    await post(`${path}/decision`, { decision: "reject", reason: "Ett annat nummer." });
    expect((await fetch(imageUrl)).status).toBe(404);
    await asMalin();
    expect(await own()).toMatchObject({ state: "rejected", reason: "Ett annat nummer." });
    expect((await get("/api/me")).body).toMatchObject({ identityLevel: 1 });
  });

  test("is notified when nobody decides within a week, and the photo is deleted", async () => {
    expect(await ask()).toMatchObject({ status: 201 });
    await post("/_local/clock", { advanceSeconds: week + 60 });
    await asMalin();
    expect(await own()).toMatchObject({ state: "lapsed" });
    await vi.waitFor(async () => expect(await readStored()).toEqual([]), { interval: 200 });
    await asAdmin();
    expect(await waiting()).toEqual([]);
  });

  test("is approved and alone owns the personal number from then on", async () => {
    await asMalin();
    expect(await ask()).toMatchObject({ status: 201 });
    await asAdmin();
    const [review] = await waiting();
    expect(review).toMatchObject({ personalNumberCheck: "matches", nameCheck: "matches" });
    const path = `/api/admin/identity-reviews/${review.id}`;
    const decided = await post(`${path}/decision`, { decision: "approve" });
    expect(decided).toMatchObject({ status: 201, body: { state: "approved" } });
    const late = await post(`${path}/decision`, { decision: "reject", reason: "Nej" });
    expect(late).toMatchObject({ status: 409, body: { code: "identity-review-decided" } });
    expect((await get(path)).body).not.toHaveProperty("imageUrl");
    expect(await readStored()).toEqual([]);
    expect(JSON.stringify([review, decided])).not.toMatch(/0412|9870/);

    await asMalin();
    expect((await get("/api/me")).body).toMatchObject({ identityLevel: 2, fullName: "Malin Ekdahl" });
    expect(await own()).toMatchObject({ state: "approved" });
    expect(await ask()).toMatchObject({ status: 409, body: { code: "identity-already-verified" } });
  });
});
