import { describe, expect, it } from "vitest";
import type { Analysis } from "#contract/bikes/analysis.ts";
import { type Change, type Draft, changeDraft, isProved, newDraft } from "#web/bikes/registration/draft.ts";
import { newBikeOf } from "#web/bikes/registration/new-bike.ts";

const anAnalysis = (over: Partial<Analysis> = {}): Analysis => ({
  id: "analysis_01K00000000000000000000000",
  frameNumber: "WTU204K8861",
  bike: {
    brand: { value: "Monark", confidence: 92 },
    model: { value: "Karin", confidence: 59 },
    color: { value: "svart", confidence: 60 },
  },
  checks: { frameNumber: "match", personalNumber: true, seller: true },
  verified: true,
  ...over,
});

const after = (...changes: Change[]): Draft => changes.reduce(changeDraft, newDraft("key"));
const analysed: Change = { kind: "analysed", analysis: anAnalysis() };

describe("changeDraft", () => {
  it("fills in readings of at least 60 per cent and marks them as suggestions", () => {
    const { details, suggested } = after(analysed);
    expect(details).toMatchObject({ brand: "Monark", model: "", color: "svart" });
    expect(suggested).toEqual(["brand", "color"]);
  });

  it("never overwrites what the person typed", () => {
    const draft = after({ kind: "details", values: { brand: "Crescent" } }, analysed);
    expect(draft.details.brand).toBe("Crescent");
    expect(draft.suggested).toEqual(["color"]);
  });

  it("unmarks a suggestion once it is changed", () => {
    expect(after(analysed, { kind: "details", values: { brand: "Crescent" } }).suggested).toEqual(["color"]);
  });

  it("drops the analysis for another frame number, but not for another spelling", () => {
    const proved = after({ kind: "frame-number", value: "WTU204K8861" }, analysed);
    expect(changeDraft(proved, { kind: "frame-number", value: "wtu 204 k8861" }).analysis).toBeDefined();
    expect(changeDraft(proved, { kind: "frame-number", value: "WTU204K8862" }).analysis).toBeUndefined();
  });

  it("drops the analysis for another picture, and keeps everything typed", () => {
    const draft = after(
      { kind: "picture", of: "receipt", uploadId: "upload_1" },
      analysed,
      { kind: "details", values: { description: "Repa på ramen" } },
      { kind: "picture", of: "receipt", uploadId: "upload_2" },
    );
    expect(draft).toMatchObject({
      pictures: { receipt: "upload_2" },
      details: { brand: "Monark", description: "Repa på ramen" },
    });
    expect(draft.analysis).toBeUndefined();
  });

  it("counts as proved with a verified receipt or a requested review", () => {
    const failed: Change = { kind: "analysed", analysis: anAnalysis({ verified: false }) };
    expect(isProved(after(analysed))).toBe(true);
    expect(isProved(after(failed))).toBe(false);
    expect(isProved(after(failed, { kind: "manual-review", asked: true }))).toBe(true);
    expect(isProved(after({ kind: "manual-review", asked: true }))).toBe(false);
    expect(
      isProved(
        after(
          failed,
          { kind: "manual-review", asked: true },
          { kind: "picture", of: "receipt", uploadId: "x" },
        ),
      ),
    ).toBe(false);
  });
});

describe("newBikeOf", () => {
  it("is undefined until type, colour and analysis exist", () => {
    expect(newBikeOf(after(analysed))).toBeUndefined();
    expect(newBikeOf(after(analysed, { kind: "details", values: { type: "dam" } }))).toMatchObject({
      type: "dam",
      color: "svart",
    });
  });

  it("sends a battery number for electric bikes only", () => {
    const battery = { batterySerialNumber: "B-1" };
    expect(
      newBikeOf(after(analysed, { kind: "details", values: { ...battery, type: "dam" } })),
    ).not.toHaveProperty("batterySerialNumber");
    expect(
      newBikeOf(after(analysed, { kind: "details", values: { ...battery, type: "elcykel" } })),
    ).toMatchObject(battery);
  });
});
