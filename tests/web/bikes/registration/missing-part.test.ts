import { describe, expect, it } from "vitest";
import { type Draft, newDraft } from "#web/bikes/registration/draft.ts";
import type { Proof } from "#web/bikes/registration/use-proof.ts";
import { missingPart } from "#web/bikes/registration/missing-part.ts";

const aProof = (over: object = {}) =>
  ({
    bikePhoto: { state: "empty" },
    receipt: { state: "empty" },
    analysis: { state: "idle" },
    ...over,
  }) as unknown as Proof;
const aDraft = (over: Partial<Draft> = {}): Draft => ({ ...newDraft("key"), ...over });
const sent = { receipt: "upload_1", "bike-photo": "upload_2" };
const analysis = {
  id: "analysis_1",
  frameNumber: "WTU204K8861",
  bike: {},
  checks: { frameNumber: "match", personalNumber: true, seller: true },
  verified: true,
} as const;

describe("missingPart", () => {
  it.each([
    ["no picture", aDraft(), aProof(), "missing"],
    ["a photo alone", aDraft({ pictures: { "bike-photo": "upload_2" } }), aProof(), "receiptMissing"],
    ["a receipt alone", aDraft({ pictures: { receipt: "upload_1" } }), aProof(), "photoMissing"],
    [
      "a receipt alone that could not be read",
      aDraft({ pictures: { receipt: "upload_1" } }),
      aProof({ analysis: { state: "failed" } }),
      "notVerified",
    ],
    ["a picture on its way", aDraft(), aProof({ receipt: { state: "sending" } }), "waitForUpload"],
    [
      "a receipt that is being read",
      aDraft({ pictures: sent }),
      aProof({ analysis: { state: "running" } }),
      "stillVerifying",
    ],
    [
      "a receipt that did not pass",
      aDraft({ pictures: sent, analysis: { ...analysis, verified: false } }),
      aProof(),
      "notVerified",
    ],
    ["a receipt that passed", aDraft({ pictures: sent, analysis }), aProof(), undefined],
  ])("explains for %s what is missing", (_, draft, proof, missing) => {
    expect(missingPart(draft, proof)).toBe(missing);
  });
});
