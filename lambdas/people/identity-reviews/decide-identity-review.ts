import type { IdentityDecision, OpenedIdentityReview } from "#contract/people/identity-reviews.ts";
import { endClaim } from "#lambdas/platform/cases/end-claim.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { photoOf, showListed } from "./show-review.ts";
import { type Action, check, put, remove, update } from "#lambdas/platform/table/actions.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Decided = IdentityReviewItem & { readonly state: "approved" | "rejected"; readonly decidedAt: string };
type Case = { readonly review: IdentityReviewItem; readonly profile: ProfileItem };

const caseOf = async ({ table }: ReviewsContext, reviewId: string): Promise<Case> => {
  const review = await table.get(keys.identityReview(reviewId), IdentityReviewItem);
  const profile = review && (await table.get(keys.profile(review.userId), ProfileItem));
  if (!profile) throw new ProblemError("identity-review-not-found");
  return { review, profile };
};

/** Closes the request, lets its owner make another, and deletes the upload, whose deletion also removes the photo. */
const closingWrites = ({ id, userId, uploadId, ...decided }: Decided): Action[] => [
  update(keys.identityReview(id))
    .set({
      state: decided.state,
      decidedAt: decided.decidedAt,
      decidedBy: decided.decidedBy,
      reason: decided.reason,
    })
    .remove("gsi1pk", "gsi1sk", "expiresAt")
    .expect("state", "open", "identity-review-decided"),
  update(keys.newestIdentityReview(userId)).remove("openUntil").expect("reviewId", id, "stale"),
  remove(keys.upload(uploadId)),
];

/** Gives the number to this person alone and sets the card's name. Someone who has used an eID meanwhile needs no more proof. */
const provingWrites = (
  { userId, fullName, personalNumberMac }: IdentityReviewItem,
  { identityLevel }: ProfileItem,
): Action[] => {
  if (identityLevel === 2) return [check(keys.profile(userId)).expect("identityLevel", 2, "stale")];
  return [
    update(keys.profile(userId))
      .set({ identityLevel: 2, fullName, nameProved: true })
      .expect("identityLevel", 1, "stale")
      .expect("personalNumberMac", personalNumberMac, "stale"),
    put(keys.personalNumberGuard(personalNumberMac), "personalNumberGuard", { userId }).expectNew(
      "personal-number-taken",
    ),
  ];
};

const decide = async (
  context: ReviewsContext,
  adminId: string,
  reviewId: string,
  decision: IdentityDecision,
): Promise<Case> => {
  const { review, profile } = await caseOf(context, reviewId);
  if (review.userId === adminId) throw new ProblemError("forbidden");
  if (review.state !== "open") throw new ProblemError("identity-review-decided");
  const now = context.system.now();
  const approves = decision.decision === "approve";
  const decided: Decided = {
    ...review,
    state: approves ? "approved" : "rejected",
    decidedAt: now.toISOString(),
    decidedBy: adminId,
    reason: approves ? undefined : decision.reason,
  };
  const audit = auditWrites(context.system, {
    subject: reviewId,
    person: review.userId,
    by: adminId,
    action: `identity-review-${decided.state}`,
    at: decided.decidedAt,
  });
  const proof = approves ? provingWrites(review, profile) : [];
  const claim = endClaim({ queue: "identities", caseId: reviewId }, adminId, now);
  await context.table.transact([...closingWrites(decided), ...proof, ...audit, claim]);
  return { review: decided, profile };
};

/** If this fails, the upload's own deletion removes the photo. */
const discardPhoto = async (context: ReviewsContext, review: IdentityReviewItem): Promise<void> => {
  try {
    await context.photos.discard(photoOf(review));
  } catch (error) {
    context.reportFailure("The photo of a decided request is left to the clean-up", error);
  }
};

/** Decides a request for good. An approval verifies the person; the photo is always deleted. */
export const decideIdentityReview = async (
  context: ReviewsContext,
  adminId: string,
  reviewId: string,
  decision: IdentityDecision,
): Promise<OpenedIdentityReview> => {
  const { review, profile } = await retryOnConflict(context.system, () =>
    decide(context, adminId, reviewId, decision),
  );
  await discardPhoto(context, review);
  return { ...showListed(review), email: profile.email };
};
