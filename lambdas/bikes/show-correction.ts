import type { Correction } from "#contract/bikes/bike-changes.ts";
import type { CorrectionItem } from "#lambdas/bikes/items/correction.ts";

export const showCorrection = (correction: CorrectionItem): Correction => ({
  id: correction.id,
  bikeId: correction.bikeId,
  state: correction.state,
  request: correction.request,
  requestedAt: correction.requestedAt,
  decidedAt: correction.decidedAt,
  answer: correction.answer,
});
