import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { requiredText } from "#contract/platform/text.ts";
import { UploadId } from "#contract/platform/uploads.ts";

const IdentityReviewId = z.string().regex(/^idreview_[0-9A-Za-z]{20,40}$/);

/** `lapsed`: nobody decided before the photo was deleted. */
const IdentityReviewState = z.enum(["open", "approved", "rejected", "lapsed"]);

/** The card compared with what was typed. `unreadable`: no text was recognised. */
export const CardCheck = z.enum(["matches", "differs", "unreadable"]);
export type CardCheck = z.infer<typeof CardCheck>;

export const IdentityReview = z.object({
  id: IdentityReviewId,
  state: IdentityReviewState,
  requestedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  /** The administrator's message to the person. */
  reason: z.string().optional(),
});
export type IdentityReview = z.infer<typeof IdentityReview>;

const Listed = IdentityReview.extend({
  fullName: z.string(),
  personalNumberMasked: z.string(),
  personalNumberCheck: CardCheck,
  nameCheck: CardCheck,
});
export type ListedIdentityReview = z.infer<typeof Listed>;

/** `imageUrl` is valid for five minutes, and absent once the request is decided. */
const Opened = Listed.extend({ email: z.string(), imageUrl: z.string().optional() });
export type OpenedIdentityReview = z.infer<typeof Opened>;

export const IdentityDecision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type IdentityDecision = z.infer<typeof IdentityDecision>;

const ById = z.object({ reviewId: IdentityReviewId });

export const identityReviewRoutes = defineRoutes({
  requestIdentityReview: {
    method: "POST",
    path: "/identity-reviews",
    access: "signed-in",
    summary: "Send a photo of your ID card for an administrator to compare",
    body: z.object({ uploadId: UploadId }),
    response: IdentityReview,
    problems: [
      "upload-not-found",
      "upload-already-used",
      "personal-number-missing",
      "identity-already-verified",
      "identity-review-open",
      "too-many-requests",
      "analysis-failed",
    ],
  },
  getOwnIdentityReview: {
    method: "GET",
    path: "/identity-reviews/mine",
    access: "signed-in",
    summary: "Get your newest identity review, if there is one",
    response: z.object({ review: IdentityReview.optional() }),
    problems: [],
  },
  listIdentityReviews: {
    method: "GET",
    path: "/admin/identity-reviews",
    access: "admin",
    summary: "List the identity reviews that wait for a decision, oldest first",
    query: PageQuery,
    response: pageOf(Listed),
    problems: ["invalid-cursor"],
  },
  openIdentityReview: {
    method: "GET",
    path: "/admin/identity-reviews/{reviewId}",
    access: "admin",
    summary: "Get an identity review with the photo of the card; the view is recorded",
    params: ById,
    response: Opened,
    problems: ["identity-review-not-found"],
  },
  decideIdentityReview: {
    method: "POST",
    path: "/admin/identity-reviews/{reviewId}/decision",
    access: "admin",
    summary: "Approve or reject an identity review; the photo is deleted",
    params: ById,
    body: IdentityDecision,
    response: Opened,
    problems: [
      "identity-review-not-found",
      "identity-review-decided",
      "personal-number-taken",
      "case-claimed",
    ],
  },
});
