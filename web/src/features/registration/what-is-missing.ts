import { type Draft, isProved } from "./draft.ts";
import type { Proof } from "./use-proof.ts";

export type Missing = "missing" | "receiptMissing" | "waitForUpload" | "stillVerifying" | "notVerified";

/** Why one cannot go on from the pictures yet, named as its text; undefined when nothing stands in the way. */
export const whatIsMissing = (draft: Draft, { bikePhoto, receipt, analysis }: Proof): Missing | undefined => {
  if (isProved(draft)) return undefined;
  if (bikePhoto.state === "sending" || receipt.state === "sending") return "waitForUpload";
  if (analysis.state === "running") return "stillVerifying";
  if (draft.pictures.receipt === undefined)
    return draft.pictures["bike-photo"] === undefined ? "missing" : "receiptMissing";
  return "notVerified";
};
