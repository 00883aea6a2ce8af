import * as z from "zod";
import type { CloudContext, Service } from "#local/cloud.ts";
import { openPage } from "#local/aws/vision/image/view.ts";
import { createJsonService, type Operation } from "./json-service.ts";
import type { OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { type PageReading, readPage, type PageText } from "#local/aws/vision/ocr/read-page.ts";
import { loadPicture, MAX_PIXELS, PictureInput, type PictureRules, type ReadObject } from "./picture.ts";
import { remembering } from "./remembered.ts";
import { createHash } from "node:crypto";
import { geometryOf, type Size } from "./geometry.ts";
import { scaling } from "#local/aws/vision/image/matrix.ts";
import { boxAround, meanConfidence, textOf, type Line, type Word } from "#local/aws/vision/ocr/words.ts";

const child = (Ids: string[]) => (Ids.length === 0 ? {} : { Relationships: [{ Type: "CHILD", Ids }] });

/** Derived from the picture, so that the same picture always gives the same ids. */
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

/** Textract's order of blocks: page, lines, words. */
const textractBlocks = (picture: Buffer, page: Size, { lines, toPage }: PageText) => {
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

const DetectDocumentTextInput = z.object({ Document: PictureInput });

const rules = {
  maxStoredBytes: 10 * 1024 * 1024,
  tooLarge: "DocumentTooLargeException",
  wrongFormat: "UnsupportedDocumentException",
  undecodable: "BadDocumentException",
} as const satisfies PictureRules;

const detectDocumentText = (pool: OcrPool, readObject: ReadObject): Operation => {
  const remember = remembering<PageReading>(({ isWhole }) => isWhole);
  return async (input) => {
    const { Document } = DetectDocumentTextInput.parse(input);
    const { bytes, decoded: page } = await loadPicture(Document, readObject, rules, (picture) =>
      openPage(picture, MAX_PIXELS),
    );
    const text = await remember(bytes, "text", () => readPage(page, pool));
    return {
      DetectDocumentTextModelVersion: "local-tesseract-1",
      DocumentMetadata: { Pages: 1 },
      Blocks: textractBlocks(bytes, page, text),
    };
  };
};

export const createTextract = (
  context: CloudContext,
  { prefix, pool, readObject }: { prefix: `/${string}`; pool: OcrPool; readObject: ReadObject },
): Service => {
  const operations = new Map([["DetectDocumentText", detectDocumentText(pool, readObject)]]);
  const options = {
    prefix,
    service: "textract",
    target: "Textract",
    operations,
    tooLarge: rules.tooLarge,
  } as const;
  return createJsonService(context, options, () => pool.close());
};
