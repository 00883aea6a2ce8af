import { type IdentityReview, idCardDays } from "#contract/identity-reviews.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { type CardChecks, checkCard } from "#lambdas/identity-reviews/check-card.ts";
import type { CardPhoto, ReviewsWorld } from "#lambdas/identity-reviews/reviews-world.ts";
import { showReview } from "#lambdas/identity-reviews/show-review.ts";
import { ownPicture } from "#lambdas/pictures/own-picture.ts";
import { type Action, put, update } from "#lambdas/table/actions.ts";
import { type DailyQuota, giveBack, spend } from "#lambdas/table/daily-quota.ts";
import { type IdentityReviewItem, NewestIdentityReviewItem } from "#lambdas/table/items/identity-review.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import type { UploadItem } from "#lambdas/table/items/pictures.ts";
import { keys, lists } from "#lambdas/table/keys.ts";

const quota: DailyQuota = { what: "identity-reviews", perDay: 3, failure: "too-many-requests" };

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

type Person = {
  readonly userId: string;
  readonly fullName: string;
  readonly encrypted: string;
  readonly mac: string;
  readonly masked: string;
};

/** The caller as somebody who has a number to prove, and has not asked for it yet. */
const personWithout = async ({ table, system }: ReviewsWorld, userId: string): Promise<Person> => {
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
const compare = async (world: ReviewsWorld, person: Person, photo: CardPhoto): Promise<CardChecks> => {
  const { userId, encrypted, fullName } = person;
  const personalNumber = await world.cipher.decrypt(userId, encrypted);
  try {
    return checkCard(await world.photos.read(photo), { personalNumber, fullName });
  } catch (error) {
    world.reportFailure("An ID card could not be read", error);
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

const request = async (world: ReviewsWorld, person: Person, photo: UploadItem & CardPhoto) => {
  const checks = await compare(world, person, photo);
  const now = world.system.now();
  const review: IdentityReviewItem = {
    entity: "identityReview",
    id: world.system.newId("idreview"),
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
  await world.table.transact(requestWrites(review, expiresAt, now));
  return showReview(review);
};

/** Puts a photo of the caller's ID card before the administrators, with what a machine made of it. */
export const requestIdentityReview = async (
  world: ReviewsWorld,
  userId: string,
  uploadId: string,
): Promise<IdentityReview> => {
  const person = await personWithout(world, userId);
  const photo = await ownPicture(world.table, userId, uploadId, "id-card");
  const begun = world.system.now();
  await world.table.transact([spend(quota, userId, begun)]);
  try {
    return await request(world, person, photo);
  } catch (error) {
    await world.table.transact([giveBack(quota, userId, begun)]);
    throw error;
  }
};
