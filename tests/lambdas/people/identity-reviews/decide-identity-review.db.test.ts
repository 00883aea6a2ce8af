import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { decideIdentityReview } from "#lambdas/people/identity-reviews/decide-identity-review.ts";
import { getOwnIdentityReview } from "#lambdas/people/identity-reviews/get-own-identity-review.ts";
import { listIdentityReviews } from "#lambdas/people/identity-reviews/list-identity-reviews.ts";
import { openIdentityReview } from "#lambdas/people/identity-reviews/open-identity-review.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { personalNumber, reviewsContext } from "./context.ts";

const Opened = identityReviewRoutes.openIdentityReview.response;
const Guard = z.object({ userId: z.string() });
const otherNumber = "196705277637";
const thirdNumber = "198001019297";

const set = await reviewsContext();
afterAll(() => set.close());

const open = (id: string) => openIdentityReview(set.context, "admin", id);
const profileOf = (userId: string) => set.context.table.get(keys.profile(userId), ProfileItem);
const reviewOf = (id: string) => set.context.table.get(keys.identityReview(id), IdentityReviewItem);
const guardOf = async (digits: string) =>
  set.context.table.get(keys.personalNumberGuard(await set.mac(digits)), Guard);
const auditOf = async (id: string) =>
  (await set.context.table.query({ partition: `AUDIT#${id}`, schema: AuditItem, limit: 20 })).items.map(
    ({ by, action }) => `${by} ${action}`,
  );
const listed = async () => (await listIdentityReviews(set.context, { limit: 50 })).items.map(({ id }) => id);
const forget = async (digits: string) =>
  set.context.table.transact([remove(keys.personalNumberGuard(await set.mac(digits)))]);

/** A person with an open request. */
const aRequest = async (digits = personalNumber) => {
  await forget(digits);
  const user = await set.aPerson(digits);
  const { id } = await set.ask(user);
  const uploadId = (await reviewOf(id))?.uploadId ?? "";
  return { user, id, uploadId };
};

describe("GET /admin/identity-reviews", () => {
  it("lists open requests oldest first, page by page, with masked numbers", async () => {
    const waiting = [await aRequest(), await aRequest(), await aRequest()].map(({ id }) => id);
    const first = await listIdentityReviews(set.context, { limit: 2 });
    const rest = await listIdentityReviews(set.context, { limit: 2, cursor: first.cursor });
    const seen = [...first.items, ...rest.items];
    expect(seen.map(({ id }) => id)).toEqual(waiting);
    expect(seen[0]).toMatchObject({ fullName: "Astrid Ek", personalNumberMasked: "1985••••-••••" });
    expect(JSON.stringify(seen)).not.toMatch(/1359|850821/);
    for (const id of waiting) await set.reject(id);
    expect(await listed()).toEqual([]);
  });

  it("rejects a forged cursor", async () => {
    await expect(listIdentityReviews(set.context, { limit: 2, cursor: "e30.forged" })).rejects.toMatchObject({
      code: "invalid-cursor",
    });
  });
});

describe("GET /admin/identity-reviews/{reviewId}", () => {
  it("opens the photo and records who looked", async () => {
    const { id, uploadId } = await aRequest();
    const opened = Opened.parse(await open(id));
    expect(opened).toMatchObject({
      id,
      state: "open",
      email: "astrid@example.se",
      imageUrl: `https://photos.test/${uploadId}`,
      personalNumberMasked: "1985••••-••••",
    });
    await open(id);
    expect(await auditOf(id)).toEqual(["admin identity-review-opened", "admin identity-review-opened"]);
    await set.reject(id);
  });

  it("shows no photo after the decision", async () => {
    const { id } = await aRequest();
    await set.reject(id, "Kortet har gått ut.");
    const opened = await open(id);
    expect(opened).toMatchObject({ state: "rejected", reason: "Kortet har gått ut." });
    expect(opened.imageUrl).toBeUndefined();
  });

  it("answers that it is not found for an unknown request", async () => {
    await expect(open("idreview_01KAG7Z3M40000000000000000")).rejects.toMatchObject({
      code: "identity-review-not-found",
    });
  });
});

describe("POST /admin/identity-reviews/{reviewId}/decision", () => {
  it("an approval verifies the person, reserves the number and deletes the photo", async () => {
    const { user, id, uploadId } = await aRequest();
    const answer = Opened.parse(await set.approve(id));
    expect(answer).toMatchObject({ id, state: "approved", email: "astrid@example.se" });
    expect(answer.imageUrl).toBeUndefined();
    expect(await profileOf(user)).toMatchObject({ identityLevel: 2, fullName: "Astrid Ek" });
    expect(await guardOf(personalNumber)).toEqual({ userId: user });
    expect(set.discarded).toContain(uploadId);
    expect(await set.context.table.get(keys.upload(uploadId), UploadItem)).toBeUndefined();
    expect(await auditOf(id)).toEqual(["admin identity-review-approved"]);
    expect(await listed()).not.toContain(id);
    expect((await getOwnIdentityReview(set.context, user)).review).toMatchObject({ state: "approved" });
    expect((await reviewOf(id))?.expiresAt).toBeUndefined();
  });

  it("a rejection needs a reason, verifies nothing and deletes the photo", async () => {
    const { user, id, uploadId } = await aRequest(otherNumber);
    expect(await set.reject(id, "Fotot är suddigt.")).toMatchObject({
      state: "rejected",
      reason: "Fotot är suddigt.",
    });
    expect(await profileOf(user)).toMatchObject({ identityLevel: 1 });
    expect(await guardOf(otherNumber)).toBeUndefined();
    expect(set.discarded).toContain(uploadId);
    expect(await auditOf(id)).toEqual(["admin identity-review-rejected"]);
  });

  it("verifies the compared name, even if it was changed since", async () => {
    const { user, id } = await aRequest();
    await set.context.table.transact([update(keys.profile(user)).set({ fullName: "Kungen Själv" })]);
    await set.approve(id);
    expect(await profileOf(user)).toMatchObject({ identityLevel: 2, fullName: "Astrid Ek" });
  });

  it("refuses the administrator's own request", async () => {
    const { user, id } = await aRequest();
    await expect(set.approve(id, user)).rejects.toMatchObject({ code: "forbidden" });
    expect(await reviewOf(id)).toMatchObject({ state: "open" });
    await set.reject(id);
  });

  it("is made once, even by two administrators at once", async () => {
    const { user, id } = await aRequest();
    const outcomes = await Promise.allSettled([
      set.approve(id, "admin"),
      set.reject(id),
      set.approve(id, "eva"),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const review = await reviewOf(id);
    expect(await auditOf(id)).toHaveLength(1);
    expect((await profileOf(user))?.identityLevel).toBe(review?.state === "approved" ? 2 : 1);
    expect((await guardOf(personalNumber)) === undefined).toBe(review?.state === "rejected");
    await expect(set.reject(id)).rejects.toMatchObject({ code: "identity-review-decided" });
  });

  it("gives a number to one of two people who both requested it", async () => {
    await forget(thirdNumber);
    const users = [await set.aPerson(thirdNumber), await set.aPerson(thirdNumber)];
    const ids = await Promise.all(users.map(async (user) => (await set.ask(user)).id));
    const outcomes = await Promise.allSettled(ids.map((id) => set.approve(id)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = outcomes.findIndex(({ status }) => status === "rejected");
    expect(outcomes[lost]).toMatchObject({ reason: { failure: "personal-number-taken" } });
    expect(await reviewOf(ids[lost]!)).toMatchObject({ state: "open" });
    expect(await profileOf(users[lost]!)).toMatchObject({ identityLevel: 1 });
    expect(await guardOf(thirdNumber)).toEqual({ userId: users[1 - lost] });
    await expect(set.approve(ids[lost]!)).rejects.toMatchObject({ failure: "personal-number-taken" });
    expect(await set.reject(ids[lost]!)).toMatchObject({ state: "rejected" });
  });

  it("approves someone who has used an eID meanwhile, without changing its data", async () => {
    const { user, id } = await aRequest();
    await set.context.table.transact([
      update(keys.profile(user)).set({ identityLevel: 2, fullName: "Astrid Maria Ek", nameProved: true }),
      put(keys.personalNumberGuard(await set.mac(personalNumber)), "personalNumberGuard", { userId: user }),
    ]);
    expect(await set.approve(id)).toMatchObject({ state: "approved" });
    expect(await profileOf(user)).toMatchObject({ fullName: "Astrid Maria Ek" });
    expect(await guardOf(personalNumber)).toEqual({ userId: user });
  });

  it("is valid even if deleting the photo fails, and its upload is still removed", async () => {
    const { id, uploadId } = await aRequest();
    const discard = () => Promise.reject(new Error("S3 is away"));
    const failing = { ...set.context, photos: { ...set.context.photos, discard } };
    await expect(decideIdentityReview(failing, "admin", id, { decision: "approve" })).resolves.toMatchObject({
      state: "approved",
    });
    expect(set.logged).toEqual(["Error"]);
    expect(await reviewOf(id)).toMatchObject({ state: "approved" });
    expect(await set.context.table.get(keys.upload(uploadId), UploadItem)).toBeUndefined();
  });

  it("needs a reason to reject", () => {
    const { body } = identityReviewRoutes.decideIdentityReview;
    expect(body.safeParse({ decision: "approve" }).success).toBe(true);
    for (const reason of [undefined, "", "  \u0007 ", "x".repeat(501)])
      expect(body.safeParse({ decision: "reject", reason }).success).toBe(false);
  });
});
