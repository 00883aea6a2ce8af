import * as z from "zod";

/** Every problem the API can answer with, and its HTTP status. The web app has a text in each language for every code. */
export const problemStatus = {
  "invalid-request": 400,
  "invalid-cursor": 400,
  "idempotency-key-missing": 400,
  "not-signed-in": 401,
  "session-ended": 401,
  "insufficient-points": 402,
  forbidden: 403,
  "account-closed": 403,
  "sign-in-not-recent": 403,
  "route-not-found": 404,
  "bike-not-found": 404,
  "found-report-not-found": 404,
  "qr-not-found": 404,
  "upload-not-found": 404,
  "analysis-not-found": 404,
  "eid-order-not-found": 404,
  "eid-account-missing": 404,
  "identity-review-not-found": 404,
  "conflict-try-again": 409,
  "idempotency-key-reused": 409,
  "frame-number-taken": 409,
  "frame-number-resembles-stolen": 409,
  "stolen-cannot-be-edited": 409,
  "stolen-cannot-be-deleted": 409,
  "bike-already-stolen": 409,
  "bike-not-stolen": 409,
  "bike-under-review": 409,
  "bike-locked": 409,
  "battery-already-stolen": 409,
  "battery-not-stolen": 409,
  "correction-open": 409,
  "own-bike": 409,
  "already-reported-found": 409,
  "found-report-decided": 409,
  "reward-not-under-review": 409,
  "personal-number-taken": 409,
  "personal-number-already-set": 409,
  "email-taken": 409,
  "phone-taken": 409,
  "name-proved": 409,
  "account-closing-blocked": 409,
  "eid-order-ended": 409,
  "eid-in-progress": 409,
  "eid-other-person": 409,
  "identity-already-verified": 409,
  "identity-review-open": 409,
  "identity-review-decided": 409,
  "upload-incomplete": 409,
  "upload-already-used": 409,
  "analysis-of-other-images": 409,
  "identity-level-too-low": 412,
  "personal-number-missing": 412,
  "upload-too-large": 413,
  "upload-wrong-type": 415,
  "upload-unreadable": 422,
  "upload-too-many-pixels": 422,
  "receipt-not-verified": 422,
  "under-age": 422,
  "stolen-date-in-future": 422,
  "battery-serial-number-missing": 422,
  "nothing-to-change": 422,
  "code-wrong": 422,
  "code-expired": 422,
  "bot-check-failed": 422,
  "pass-needed": 428,
  "too-many-requests": 429,
  "analysis-limit-reached": 429,
  internal: 500,
  "analysis-failed": 502,
  "sms-not-sent": 502,
  "eid-unavailable": 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problemStatus, code);

/** One field that broke a rule: where it stands in the request and which rule of `fieldRules` it broke. */
export const FieldIssue = z.object({ path: z.string(), rule: z.string() });
export type FieldIssue = z.infer<typeof FieldIssue>;

/** The body of an error, RFC 9457. `params` are the numbers and names its text needs, never personal data. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  code: z.string().refine(isProblemCode),
  issues: z.array(FieldIssue).optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Names the request in the logs. */
  instance: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
