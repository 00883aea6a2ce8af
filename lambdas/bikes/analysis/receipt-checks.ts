import type { ReceiptChecks } from "#contract/bikes/analysis.ts";
import { checkFrameNumber } from "./check-frame-number.ts";
import { hasPersonalNumber } from "#lambdas/platform/ocr/find-personal-number.ts";
import { hasSeller } from "./find-seller.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

/** Compared with the receipt: a canonical frame number and the buyer's 12 digits. */
export type Claim = { readonly frameNumber: string; readonly personalNumber: string };

export const checkReceipt = (
  receipt: readonly TextLine[],
  { frameNumber, personalNumber }: Claim,
): ReceiptChecks => {
  const lines = receipt.map((line) => ({ ...line, text: line.text.normalize("NFC") }));
  const texts = lines.map(({ text }) => text);
  return {
    frameNumber: checkFrameNumber(lines, frameNumber, personalNumber),
    personalNumber: hasPersonalNumber(texts, personalNumber),
    seller: hasSeller(texts, personalNumber),
  };
};
