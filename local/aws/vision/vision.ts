import type { CloudContext, Service } from "#local/cloud.ts";
import { createOcrPool, type OcrPool } from "#local/aws/vision/ocr/pool.ts";
import { startOcrWorker } from "#local/aws/vision/ocr/worker.ts";
import { type ReadObject, loadPicture, MAX_PIXELS, type PictureRules } from "./picture.ts";
import { createTextract } from "./textract.ts";
import { detectLabels, DetectLabelsInput } from "./detect-labels.ts";
import { detectText, DetectTextInput } from "./detect-text.ts";
import { openPage } from "#local/aws/vision/image/view.ts";
import { createJsonService, type Operation } from "./json-service.ts";
import { remembering } from "./remembered.ts";

const rules = {
  maxStoredBytes: 15 * 1024 * 1024,
  tooLarge: "ImageTooLargeException",
  wrongFormat: "InvalidImageFormatException",
  undecodable: "InvalidImageFormatException",
} as const satisfies PictureRules;

const open = (bytes: Buffer) => openPage(bytes, MAX_PIXELS);

const createRekognition = (
  context: CloudContext,
  { prefix, pool, readObject }: { prefix: `/${string}`; pool: OcrPool; readObject: ReadObject },
): Service => {
  const remember = remembering<Record<string, unknown>>();
  const operations = new Map<string, Operation>([
    [
      "DetectLabels",
      async (input) => {
        const parsed = DetectLabelsInput.parse(input);
        const { bytes, decoded } = await loadPicture(parsed.Image, readObject, rules, open);
        return remember(bytes, { ...parsed, Image: "labels" }, () => detectLabels(parsed, bytes, decoded));
      },
    ],
    [
      "DetectText",
      async (input) => {
        const parsed = DetectTextInput.parse(input);
        const { bytes, decoded } = await loadPicture(parsed.Image, readObject, rules, open);
        return remember(bytes, { ...parsed, Image: "text" }, () => detectText(parsed, decoded, pool));
      },
    ],
  ]);
  const options = {
    prefix,
    service: "rekognition",
    target: "RekognitionService",
    operations,
    tooLarge: rules.tooLarge,
  } as const;
  return createJsonService(context, options, () => pool.close());
};

export type VisionOptions = {
  textractPrefix: `/${string}`;
  rekognitionPrefix: `/${string}`;
  /** Throws an error named InvalidS3ObjectException if the object cannot be read. */
  readObject: ReadObject;
};

// A worker takes 250 MB, and a third one would only slow down the others.
const WORKERS = 2;
const LONGEST_READING = 15_000;

/** Serves Textract and Rekognition with a shared OCR pool, which starts with the first picture. */
export const createVision = (
  context: CloudContext,
  { textractPrefix, rekognitionPrefix, readObject }: VisionOptions,
): { textract: Service; rekognition: Service; close(): Promise<void> } => {
  const pool = createOcrPool(startOcrWorker, WORKERS, LONGEST_READING);
  return {
    textract: createTextract(context, { prefix: textractPrefix, pool, readObject }),
    rekognition: createRekognition(context, { prefix: rekognitionPrefix, pool, readObject }),
    close: () => pool.close(),
  };
};
