import { afterAll, describe, expect, it } from "vitest";
import { IdentityReview } from "#contract/people/identity-reviews.ts";
import { getOwnIdentityReview } from "#lambdas/people/identity-reviews/get-own-identity-review.ts";
import { requestIdentityReview } from "#lambdas/people/identity-reviews/request-identity-review.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { personalNumber, reviewsContext } from "./context.ts";

const set = await reviewsContext();
afterAll(() => set.close());

const stored = (id: string) => set.context.table.get(keys.identityReview(id), IdentityReviewItem);
const own = async (userId: string) => (await getOwnIdentityReview(set.context, userId)).review;
const code = (problem: string) => ({ code: problem });
const failure = (name: string) => ({ failure: name });

describe("POST /identity-reviews", () => {
  it("stores the automatic comparison, and the photo for seven days", async () => {
    const user = await set.aPerson(personalNumber);
    const uploadId = await set.aCard(user);
    const review = IdentityReview.parse(await requestIdentityReview(set.context, user, uploadId));
    expect(review).toMatchObject({ state: "open" });
    expect(await stored(review.id)).toMatchObject({
      userId: user,
      uploadId,
      fullName: "Astrid Ek",
      personalNumberMasked: "1985••••-••••",
      personalNumberCheck: "matches",
      nameCheck: "matches",
    });
    const photo = await set.context.table.get(keys.upload(uploadId), UploadItem);
    expect(photo?.state).toBe("claimed");
    expect(photo?.expiresAt).toBeCloseTo(Date.now() / 1000 + 7 * 24 * 3600, -2);
    expect(await own(user)).toEqual(review);
  });

  it("stores neither the card's text nor the number", async () => {
    const user = await set.aPerson(personalNumber);
    const { id } = await set.ask(user);
    expect(JSON.stringify(await stored(id))).not.toMatch(/1359|850821|IDENTITETSKORT|MARIA/);
  });

  it("reports what differs and what could not be read", async () => {
    const user = await set.aPerson(personalNumber);
    const uploadId = await set.aCard(user);
    set.cards.set(uploadId, ["SVERIGE", "Efternamn BERG", "19670527-7637"]);
    const { id } = await requestIdentityReview(set.context, user, uploadId);
    expect(await stored(id)).toMatchObject({ personalNumberCheck: "differs", nameCheck: "differs" });

    const other = await set.aPerson(personalNumber);
    const blurred = await set.aCard(other);
    set.cards.set(blurred, []);
    const second = await requestIdentityReview(set.context, other, blurred);
    expect(await stored(second.id)).toMatchObject({
      personalNumberCheck: "unreadable",
      nameCheck: "unreadable",
    });
  });

  it.each([
    ["someone else's photo", { ownerId: "somebody" }, "upload-not-found"],
    ["a photo that was not completed", { state: "started" }, "upload-not-found"],
    ["a receipt for a card", { kind: "receipt" }, "upload-not-found"],
    ["a photo that has expired", { expiresAt: 1 }, "upload-not-found"],
    ["a photo that another request has", { state: "claimed" }, "upload-already-used"],
  ] as const)("refuses %s", async (_what, over, problem) => {
    const user = await set.aPerson(personalNumber);
    const uploadId = await set.aCard(user, over);
    await expect(requestIdentityReview(set.context, user, uploadId)).rejects.toMatchObject(code(problem));
    expect(await own(user)).toBeUndefined();
  });

  it("requires a stated personal number", async () => {
    await expect(set.ask(await set.aPerson())).rejects.toMatchObject(code("personal-number-missing"));
    await expect(set.ask("nobody")).rejects.toMatchObject(code("personal-number-missing"));
  });

  it("refuses someone who is verified already", async () => {
    const user = await set.aPerson(personalNumber, { identityLevel: 2 });
    await expect(set.ask(user)).rejects.toMatchObject(code("identity-already-verified"));
  });

  it("accepts one request at a time, even in parallel", async () => {
    const user = await set.aPerson(personalNumber);
    const cards = await Promise.all([set.aCard(user), set.aCard(user), set.aCard(user)]);
    const outcomes = await Promise.allSettled(
      cards.map((uploadId) => requestIdentityReview(set.context, user, uploadId)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected", "rejected"]);
    const refusals = outcomes.flatMap((outcome) => ("reason" in outcome ? [outcome.reason] : []));
    expect(refusals).toMatchObject([failure("identity-review-open"), failure("identity-review-open")]);
    await expect(set.ask(user)).rejects.toMatchObject(code("identity-review-open"));
    const photos = await Promise.all(cards.map((id) => set.context.table.get(keys.upload(id), UploadItem)));
    expect(photos.filter((photo) => photo?.state === "claimed")).toHaveLength(1);
  });

  it("accepts three a day", async () => {
    const user = await set.aPerson(personalNumber);
    for (let time = 0; time < 3; time += 1) await set.reject((await set.ask(user)).id);
    await expect(set.ask(user)).rejects.toMatchObject(failure("too-many-requests"));
  });

  it("does not count a card that could not be read, and logs only the kind of error", async () => {
    const user = await set.aPerson(personalNumber);
    const uploadId = await set.aCard(user);
    const unread = new Error("Astrid Ek 19850821-1359");
    unread.name = "BadDocumentException";
    set.cards.set(uploadId, unread);
    for (let time = 0; time < 4; time += 1)
      await expect(requestIdentityReview(set.context, user, uploadId)).rejects.toMatchObject(
        code("analysis-failed"),
      );
    set.cards.delete(uploadId);
    await expect(requestIdentityReview(set.context, user, uploadId)).resolves.toMatchObject({
      state: "open",
    });
    expect(set.logged).toEqual(Array.from({ length: 4 }, () => "BadDocumentException"));
  });
});

describe("GET /identity-reviews/mine", () => {
  it("returns nothing for someone without a request", async () => {
    expect(await own(await set.aPerson(personalNumber))).toBeUndefined();
  });

  it("returns the newest, with the administrator's message", async () => {
    const user = await set.aPerson(personalNumber);
    const { id } = await set.ask(user);
    await set.reject(id, "Kortet har gått ut.");
    expect(await own(user)).toMatchObject({ id, state: "rejected", reason: "Kortet har gått ut." });
    const second = await set.ask(user);
    expect(await own(user)).toMatchObject({ id: second.id, state: "open" });
  });

  it("reports a request that lapsed after a week, and allows another", async () => {
    const user = await set.aPerson(personalNumber);
    const { id } = await set.ask(user);
    set.pass(6.9);
    expect(await own(user)).toMatchObject({ id, state: "open" });
    await expect(set.ask(user)).rejects.toMatchObject(code("identity-review-open"));
    set.pass(0.2);
    expect(await own(user)).toMatchObject({ id, state: "lapsed" });
    await expect(set.approve(id)).rejects.toMatchObject(code("identity-review-not-found"));
    await expect(set.ask(user)).resolves.toMatchObject({ state: "open" });
  });
});
