import type { ReceiptChecks } from "#contract/analyses.ts";
import { checkFrameNumber } from "#lambdas/analysis/check-frame-number.ts";
import { hasPersonalNumber } from "#lambdas/reading/find-personal-number.ts";
import { hasSeller } from "#lambdas/analysis/find-seller.ts";

/** What the receipt is held against: a canonical frame number and the buyer's 12 digits. */
export type Claim = { readonly frameNumber: string; readonly personalNumber: string };

export const checkReceipt = (lines: readonly string[], claim: Claim): ReceiptChecks => ({
  frameNumber: checkFrameNumber(lines, claim.frameNumber),
  personalNumber: hasPersonalNumber(lines, claim.personalNumber),
  seller: hasSeller(lines, claim.personalNumber),
});
