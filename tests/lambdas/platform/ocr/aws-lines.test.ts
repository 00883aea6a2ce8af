import type { Block } from "@aws-sdk/client-textract";
import { describe, expect, it } from "vitest";
import { checkReceipt } from "#lambdas/bikes/analysis/receipt-checks.ts";
import { rekognitionLines, textractLines } from "#lambdas/platform/ocr/aws-lines.ts";
import answer from "#tests/fixtures/vision/textract-receipt.json" with { type: "json" };

const blocks = answer.Blocks as Block[];
const claim = { frameNumber: "WTU935707851E", personalNumber: "198508211359" };
/** The same response with one changed block. */
const withBlock = (text: string, changes: Partial<Block>) =>
  blocks.map((block) => (block.Text === text ? { ...block, ...changes } : block));
const verdict = (told: readonly Block[]) => checkReceipt(textractLines(told), claim).frameNumber;

describe("a response of Textract", () => {
  it("gives each line its own words, in any order of blocks", () => {
    const lines = textractLines(blocks);
    expect(textractLines(blocks.toReversed()).toReversed()).toEqual(lines);
    expect(lines).toHaveLength(7);
    expect(lines).toContainEqual({
      text: "Ramnr: WTU935707851E",
      confidence: 96.945,
      words: [
        { text: "Ramnr:", confidence: 98.71 },
        { text: "WTU935707851E", confidence: 95.18 },
      ],
    });
    expect(checkReceipt(lines, claim)).toEqual({ frameNumber: "match", personalNumber: true, seller: true });
  });

  it("rates a number by its word, not by its line", () => {
    expect(verdict(withBlock("WTU935707851E", { Confidence: 87.9 }))).toBe("likely");
    expect(verdict(withBlock("WTU935707851E", { Confidence: 88 }))).toBe("match");
    expect(verdict(withBlock("Ramnr: WTU935707851E", { Confidence: 40 }))).toBe("match");
    const { Confidence: _, ...untold } = blocks.find(({ Text }) => Text === "WTU935707851E") ?? {};
    expect(verdict(blocks.map((block) => (block.Id === untold.Id ? untold : block)))).toBe("likely");
  });

  it("rates a number by its line if words are missing", () => {
    const wordless = (Confidence: number) =>
      withBlock("Ramnr: WTU935707851E", { Confidence }).filter(({ BlockType }) => BlockType !== "WORD");
    expect(verdict(wordless(92))).toBe("match");
    expect(verdict(wordless(80))).toBe("likely");
  });

  it("is read the same with decomposed accents", () => {
    const apart = blocks.map((block) => ({ ...block, Text: block.Text?.normalize("NFD") }));
    expect(textractLines(apart as Block[])).toEqual(textractLines(blocks));
  });
});

it("a response of Rekognition gives each line its words", () => {
  const Geometry = { BoundingBox: { Width: 0.2, Height: 0.05, Left: 0.1, Top: 0.4 } };
  const detections = [
    { Type: "LINE", Id: 0, DetectedText: "WTU 935", Confidence: 91.2, Geometry },
    { Type: "LINE", Id: 1, DetectedText: "MONARK", Confidence: 99.1, Geometry },
    { Type: "WORD", Id: 2, ParentId: 0, DetectedText: "WTU", Confidence: 99.4, Geometry },
    { Type: "WORD", Id: 3, ParentId: 0, DetectedText: "935", Confidence: 83, Geometry },
    { Type: "WORD", Id: 4, ParentId: 1, DetectedText: "MONARK", Confidence: 99.1, Geometry },
  ] as const;
  expect(rekognitionLines(detections)).toEqual([
    {
      text: "WTU 935",
      confidence: 91.2,
      words: [
        { text: "WTU", confidence: 99.4 },
        { text: "935", confidence: 83 },
      ],
    },
    { text: "MONARK", confidence: 99.1, words: [{ text: "MONARK", confidence: 99.1 }] },
  ]);
});
