import type { TextDetection } from "@aws-sdk/client-rekognition";
import type { Block } from "@aws-sdk/client-textract";
import type { ReadWord, TextLine } from "./text-line.ts";

/** Both services give each word and line a confidence in percent. A missing one counts as 0. */
const readOf = (text = "", confidence = 0): ReadWord => ({
  text: text.normalize("NFC"),
  confidence: Math.min(100, Math.max(0, confidence)),
});

const lineOf = (line: ReadWord, words: readonly (ReadWord | undefined)[]): TextLine => ({
  ...line,
  words: words.filter((word) => word !== undefined),
});

const childrenOf = ({ Relationships = [] }: Block): string[] =>
  Relationships.filter(({ Type }) => Type === "CHILD").flatMap(({ Ids = [] }) => Ids);

/** Returns the lines of a document in reading order. In Textract's response, lines name their words. */
export const textractLines = (blocks: readonly Block[]): TextLine[] => {
  const words = new Map(
    blocks
      .filter(({ BlockType }) => BlockType === "WORD")
      .map(({ Id, Text, Confidence }) => [Id, readOf(Text, Confidence)]),
  );
  return blocks
    .filter(({ BlockType }) => BlockType === "LINE")
    .map((line) =>
      lineOf(
        readOf(line.Text, line.Confidence),
        childrenOf(line).map((id) => words.get(id)),
      ),
    );
};

/** Returns the lines of text in a picture. In Rekognition's response, words name their line. */
export const rekognitionLines = (detections: readonly TextDetection[]): TextLine[] => {
  const words = Map.groupBy(
    detections.filter(({ Type }) => Type === "WORD"),
    ({ ParentId }) => ParentId,
  );
  return detections
    .filter(({ Type }) => Type === "LINE")
    .map(({ Id, DetectedText, Confidence }) =>
      lineOf(
        readOf(DetectedText, Confidence),
        (Id === undefined ? [] : (words.get(Id) ?? [])).map((word) =>
          readOf(word.DetectedText, word.Confidence),
        ),
      ),
    );
};
