import * as z from "zod";
import { detectBicycle } from "#local/aws/vision/bike/detect-bicycle.ts";
import { readLettering } from "#local/aws/vision/bike/lettering.ts";
import { geometryOf } from "./geometry.ts";
import type { Gray } from "#local/aws/vision/image/gray.ts";
import type { Matrix } from "#local/aws/vision/image/matrix.ts";
import { drawView, wholeView } from "#local/aws/vision/image/view.ts";
import { readNumber } from "#local/aws/vision/number/read-number.ts";
import type { OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { OcrTimeout } from "#local/aws/vision/ocr/supervised-worker.ts";
import { boxAround, meanConfidence, textOf, type Line } from "#local/aws/vision/ocr/words.ts";
import { PictureInput } from "./picture.ts";

export const DetectTextInput = z.object({
  Image: PictureInput,
  Filters: z
    .strictObject({
      WordFilter: z.strictObject({ MinConfidence: z.number().min(0).max(100).default(0) }).optional(),
    })
    .default({}),
});

// Below this, Tesseract reads letters in leaves and bricks.
const LEAST_CONFIDENCE = 60;

type PageText = { readonly lines: readonly Line[]; readonly toPage: Matrix };

const readScene = async (page: Gray, pool: OcrPool): Promise<PageText> => {
  const view = wholeView(page);
  const lines = await pool
    .read(await drawView(page, view, { even: false, blur: 1 }), "scattered")
    .catch((error: unknown) => {
      if (error instanceof OcrTimeout) return [];
      throw error;
    });
  const certain = lines.map((line) =>
    line.filter((word) => word.confidence >= LEAST_CONFIDENCE && /[\p{L}\p{N}]{2}/u.test(word.text)),
  );
  return { lines: certain.filter((line) => line.length > 0), toPage: view.toPage };
};

const findText = async (page: Gray, pool: OcrPool): Promise<PageText | undefined> => {
  const pair = await detectBicycle(page);
  if (pair === undefined) return (await readNumber(page, pool)) ?? readScene(page, pool);
  const lettering = await readLettering(page, pair, pool);
  return lettering && { lines: [lettering.line], toPage: lettering.view.toPage };
};

/** Reads the lettering along a bicycle's frame; without a bicycle the one number of the picture, or all its text. */
export const detectText = async (
  { Filters }: z.infer<typeof DetectTextInput>,
  page: Gray,
  pool: OcrPool,
): Promise<Record<string, unknown>> => {
  const pageText = await findText(page, pool);
  const minConfidence = Filters.WordFilter?.MinConfidence ?? 0;
  const lines = (pageText?.lines ?? [])
    .map((line) => line.filter((word) => word.confidence >= minConfidence))
    .filter((line) => line.length > 0);
  const place = (line: Line) =>
    pageText && geometryOf(boxAround(line.map((word) => word.box)), pageText.toPage, page);
  const lineDetections = lines.map((line, Id) => ({
    Type: "LINE",
    Id,
    DetectedText: textOf(line),
    Confidence: meanConfidence(line),
    Geometry: place(line),
  }));
  const words = lines.flatMap((line, ParentId) => line.map((word) => ({ word, ParentId })));
  const wordDetections = words.map(({ word, ParentId }, index) => ({
    Type: "WORD",
    Id: lines.length + index,
    ParentId,
    DetectedText: word.text,
    Confidence: word.confidence,
    Geometry: place([word]),
  }));
  return { TextDetections: [...lineDetections, ...wordDetections], TextModelVersion: "local-tesseract-1" };
};
