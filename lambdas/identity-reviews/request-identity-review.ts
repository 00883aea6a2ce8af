import { type IdentityReview, idCardDays } from "#contract/identity-reviews.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type CardChecks, checkCard } from "#lambdas/identity-reviews/check-card.ts";
import type { CardPhoto, ReviewsContext } from "./reviews-context.ts";
import { showReview } from "#lambdas/identity-reviews/show-review.ts";
import { ownPicture } from "#lambdas/shared/pictures/own-picture.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import {
  type IdentityReviewItem,
  NewestIdentityReviewItem,
} from "#lambdas/shared/table/items/identity-review.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { UploadItem } from "#lambdas/shared/table/items/pictures.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { type RateLimit, counted, giveBack, swedishDay } from "#lambdas/shared/table/rate-limit.ts";

const perPerson: RateLimit = {
  what: "identity-reviews",
  most: 3,
  window: swedishDay,
  failure: "too-many-requests",
};

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

type Person = {
  readonly userId: string;
  readonly fullName: string;
  readonly encrypted: string;
  readonly mac: string;
  readonly masked: string;
};

/** The caller as someone who has a number to prove, and has not asked for it yet. */
const personWithout = async ({ table, system }: ReviewsContext, userId: string): Promise<Person> => {
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

/** Reads the card. What stands on it is neither stored nor logged. */
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

/** Photo, request and the person's one open place are taken together. */
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

/** Puts a photo of the caller's ID card before the administrators, with what a machine made of it. */
export const requestIdentityReview = async (
  context: ReviewsContext,
  userId: string,
  uploadId: string,
): Promise<IdentityReview> => {
  const person = await personWithout(context, userId);
  const photo = await ownPicture(context.table, userId, uploadId, "id-card");
  const begun = context.system.now();
  await context.table.transact([counted(perPerson, userId, begun)]);
  try {
    return await request(context, person, photo);
  } catch (error) {
    await context.table.transact([giveBack(perPerson, userId, begun)]);
    throw error;
  }
};
