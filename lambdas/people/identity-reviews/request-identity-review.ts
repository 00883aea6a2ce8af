import { idCardDays } from "#contract/platform/kept-days.ts";
import { type IdentityReview } from "#contract/people/identity-reviews.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type CardChecks, checkCard } from "./check-card.ts";
import type { CardPhoto, ReviewsContext } from "./reviews-context.ts";
import { showReview } from "./show-review.ts";
import { requireOwnPicture } from "#lambdas/platform/pictures/own-picture.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { type IdentityReviewItem, NewestIdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import type { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { type RateLimit, countUse, refundUse, swedishDay } from "#lambdas/platform/table/rate-limit.ts";

const perPerson: RateLimit = { what: "identity-reviews", max: 3, window: swedishDay };

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

type Person = {
  readonly userId: string;
  readonly fullName: string;
  readonly encrypted: string;
  readonly mac: string;
  readonly masked: string;
};

/** Throws unless the caller has an unverified number and no open request. */
const requireUnverified = async ({ table, system }: ReviewsContext, userId: string): Promise<Person> => {
  const [profile, newest] = await Promise.all([
    table.get(keys.profile(userId), ProfileItem),
    table.get(keys.newestIdentityReview(userId), NewestIdentityReviewItem),
  ]);
  if (profile?.identityLevel === 2) throw new ProblemError("identity-already-verified");
  const {
    personalNumberEncrypted: encrypted,
    personalNumberMac: mac,
    personalNumberMasked: masked,
  } = profile ?? {};
  if (!profile || encrypted === undefined || mac === undefined || masked === undefined)
    throw new ProblemError("personal-number-missing");
  if ((newest?.openUntil ?? 0) > secondsOf(system.now())) throw new ProblemError("identity-review-open");
  return { userId, fullName: profile.fullName, encrypted, mac, masked };
};

/** Compares the card. Its text is neither stored nor logged. */
const compare = async (context: ReviewsContext, person: Person, photo: CardPhoto): Promise<CardChecks> => {
  const { userId, encrypted, fullName } = person;
  const personalNumber = await context.cipher.decrypt(userId, encrypted);
  try {
    return checkCard(await context.photos.read(photo), { personalNumber, fullName });
  } catch (error) {
    context.reportFailure("An ID card could not be read", error);
    throw new ProblemError("analysis-failed");
  }
};

/** Claims the photo, creates the request and makes it the person's only open one, in one transaction. */
const requestWrites = (review: IdentityReviewItem, expiresAt: number, now: Date): Action[] => {
  const { id, userId, uploadId, requestedAt } = review;
  return [
    update(keys.newestIdentityReview(userId))
      .set({ entity: "newestIdentityReview", userId, reviewId: id, requestedAt, openUntil: expiresAt })
      .expectBelow("openUntil", secondsOf(now) + 1, "identity-review-open"),
    update(keys.upload(uploadId))
      .set({ state: "claimed", reviewId: id, expiresAt })
      .expect("ownerId", userId, "upload-not-found")
      .expect("state", "ready", "upload-already-used"),
    put(keys.identityReview(id), "identityReview", {
      ...review,
      expiresAt,
      gsi1pk: lists.openIdentityReviews(),
      gsi1sk: `${requestedAt}#${id}`,
      gsi2pk: lists.identityReviewsOf(userId),
      gsi2sk: `${requestedAt}#${id}`,
    }).expectNew("stale"),
  ];
};

const request = async (context: ReviewsContext, person: Person, photo: UploadItem & CardPhoto) => {
  const checks = await compare(context, person, photo);
  const now = context.system.now();
  const review: IdentityReviewItem = {
    entity: "identityReview",
    id: context.system.newId("idreview"),
    userId: person.userId,
    uploadId: photo.id,
    state: "open",
    fullName: person.fullName,
    personalNumberMac: person.mac,
    personalNumberMasked: person.masked,
    ...checks,
    requestedAt: now.toISOString(),
  };
  const expiresAt = secondsOf(new Date(photo.createdAt)) + idCardDays * 24 * 60 * 60;
  await context.table.transact(requestWrites(review, expiresAt, now));
  return showReview(review);
};

export const requestIdentityReview = async (
  context: ReviewsContext,
  userId: string,
  uploadId: string,
): Promise<IdentityReview> => {
  const person = await requireUnverified(context, userId);
  const photo = await requireOwnPicture(context.table, userId, uploadId, "id-card");
  const begun = context.system.now();
  await context.table.transact([countUse(perPerson, userId, begun)]);
  try {
    return await request(context, person, photo);
  } catch (error) {
    await context.table.transact([refundUse(perPerson, userId, begun)]);
    throw error;
  }
};
