import type { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import type { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";

export const aCase = (over: Partial<ContactCaseItem> = {}): ContactCaseItem => ({
  entity: "contactCase",
  caseNumber: "K-261120-7Q2M9X",
  topic: "stolen",
  email: "bo@example.se",
  message: "Hej!\nMin cykel är <borta>.",
  personalNumberHidden: false,
  language: "sv",
  createdAt: "2026-11-20T12:00:00.000Z",
  expiresAt: 1_858_000_000,
  ...over,
});

export const aReview = (over: Partial<IdentityReviewItem> = {}): IdentityReviewItem => ({
  entity: "identityReview",
  id: "idreview_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  userId: "anna",
  uploadId: "upload_1",
  state: "open",
  fullName: "Anna Lindqvist",
  personalNumberMac: "mac",
  personalNumberMasked: "1985••••-••••",
  personalNumberCheck: "matches",
  nameCheck: "differs",
  requestedAt: "2026-11-20T12:00:00.000Z",
  ...over,
});
