export const refusals = [
  "bike-not-found",
  "bike-under-review",
  "stolen-cannot-be-transferred",
  "identity-level-too-low",
  "sale-date-in-future",
  "buyer-is-seller",
  "message-refused",
  "messaging-barred",
] as const;

export const endings = [
  "transfer-not-found",
  "transfer-completed",
  "transfer-declined",
  "transfer-cancelled",
  "transfer-expired",
  "transfer-ended-by-theft",
] as const;

export const offerProblems = [
  ...refusals,
  "bike-has-open-transfer",
  "insufficient-points",
  "too-many-requests",
] as const;

export const signingProblems = [
  ...refusals,
  ...endings,
  "signing-not-found",
  "signing-ended",
  "bike-has-open-transfer",
  "insufficient-points",
  "transfer-outdated",
  "transfer-paused",
  "transfer-request-ended",
  "transfer-request-withdrawn",
  "asker-cannot-pay",
  "message-blocked",
  "too-many-requests",
] as const;
