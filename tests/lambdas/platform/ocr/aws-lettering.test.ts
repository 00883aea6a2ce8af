import { expect, it } from "vitest";
import { letteringLines } from "#lambdas/platform/ocr/aws-lettering.ts";

const line = (Left: number, Width: number) => ({
  Type: "LINE" as const,
  Id: 0,
  DetectedText: "WTU204K886",
  Confidence: 99,
  Geometry: { BoundingBox: { Left, Width, Top: 0.4, Height: 0.2 } },
});

it("a number at the edge of the picture is uncertain, because it may be cut off", () => {
  const confidence = (...place: [number, number]) => letteringLines([line(...place)])[0]?.confidence;
  expect(confidence(0.2, 0.6)).toBe(99);
  expect(confidence(0.2, 0.8)).toBe(50);
  expect(confidence(0, 0.6)).toBe(50);
});
