import * as z from "zod";

import type { CloudContext, Service } from "#local/cloud.ts";

import { openPage } from "#local/vision/image/view.ts";
import { createJsonService, type Operation } from "./json-service.ts";
import type { OcrPool } from "#local/vision/ocr/pool.ts";
import { type PageReading, readPage } from "#local/vision/ocr/read-page.ts";
import { loadPicture, MAX_PIXELS, PictureInput, type PictureRules, type ReadObject } from "./picture.ts";
import { remembering } from "./remembered.ts";
import { textractBlocks } from "./textract-blocks.ts";

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
