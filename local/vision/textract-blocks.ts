import { createHash } from "node:crypto";

import { geometryOf, type Size } from "./geometry.ts";
import { scaling } from "#local/vision/image/matrix.ts";
import type { PageText } from "#local/vision/ocr/read-page.ts";
import { boxAround, meanConfidence, textOf, type Line, type Word } from "#local/vision/ocr/words.ts";

const child = (Ids: string[]) => (Ids.length === 0 ? {} : { Relationships: [{ Type: "CHILD", Ids }] });

/** The same picture always gives the same ids. */
const idMaker = (picture: Buffer) => {
  const seed = createHash("sha256").update(picture).digest("hex");
  let count = 0;
  return () => {
    count += 1;
    const hex = createHash("sha256").update(`${seed}/${count}`).digest("hex");
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
      "-",
    );
  };
};

/** Writes a page as Textract does: the page, its lines, the words of all lines. */
export const textractBlocks = (picture: Buffer, page: Size, { lines, toPage }: PageText) => {
  const nextId = idMaker(picture);
  const wordBlock = ({ text, confidence, box }: Word) => ({
    BlockType: "WORD",
    Id: nextId(),
    Text: text,
    TextType: "PRINTED",
    Confidence: confidence,
    Geometry: geometryOf(box, toPage, page),
  });
  const lineBlock = (line: Line, words: { Id: string }[]) => ({
    BlockType: "LINE",
    Id: nextId(),
    Text: textOf(line),
    Confidence: meanConfidence(line),
    Geometry: geometryOf(boxAround(line.map((word) => word.box)), toPage, page),
    ...child(words.map((word) => word.Id)),
  });
  const words = lines.map((line) => line.map(wordBlock));
  const written = lines.map((line, index) => lineBlock(line, words[index] ?? []));
  const whole = { left: 0, top: 0, right: page.width, bottom: page.height };
  const pageBlock = {
    BlockType: "PAGE",
    Id: nextId(),
    Geometry: geometryOf(whole, scaling(1), page),
    ...child(written.map((line) => line.Id)),
  };
  return [pageBlock, ...written, ...words.flat()];
};
