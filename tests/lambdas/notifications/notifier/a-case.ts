import type { ContactCaseItem } from "#lambdas/office/items/contact.ts";
import type { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";

export const aCase = (over: Partial<ContactCaseItem> = {}): ContactCaseItem => ({
  entity: "contactCase",
  caseNumber: "K-261120-7Q2M9X",
  topic: "stolen",
  email: "bo@example.se",
  state: "new",
  personalNumberHidden: false,
  language: "sv",
  createdAt: "2026-11-20T12:00:00.000Z",
  lastAt: "2026-11-20T12:00:00.000Z",
  askedAt: "2026-11-20T12:00:00.000Z",
  history: [{ kind: "letter", at: "2026-11-20T12:00:00.000Z", text: "Hej!\nMin cykel är <borta>." }],
  version: 1,
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
