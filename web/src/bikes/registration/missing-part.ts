import { type Draft, isProved } from "./draft.ts";
import type { Proof } from "./use-proof.ts";

export type Missing =
  | "missing"
  | "receiptMissing"
  | "photoMissing"
  | "waitForUpload"
  | "stillVerifying"
  | "notVerified";

export const missingPart = (draft: Draft, { bikePhoto, receipt, analysis }: Proof): Missing | undefined => {
  if (isProved(draft)) return undefined;
  if (bikePhoto.state === "sending" || receipt.state === "sending") return "waitForUpload";
  if (analysis.state === "running") return "stillVerifying";
  const { receipt: hasReceipt, "bike-photo": hasPhoto } = draft.pictures;
  if (hasReceipt === undefined) return hasPhoto === undefined ? "missing" : "receiptMissing";
  return hasPhoto === undefined && analysis.state === "idle" && draft.analysis === undefined
    ? "photoMissing"
    : "notVerified";
};
