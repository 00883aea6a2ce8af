import type { Correction } from "#contract/bike-changes.ts";
import type { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";

/** What its owner sees of a request. */
export const showCorrection = (correction: CorrectionItem): Correction => ({
  id: correction.id,
  bikeId: correction.bikeId,
  state: correction.state,
  request: correction.request,
  requestedAt: correction.requestedAt,
  decidedAt: correction.decidedAt,
  answer: correction.answer,
});
