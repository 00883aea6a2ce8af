import type { CloudContext, Service } from "#local/cloud.ts";

import { createOcrPool } from "#local/vision/ocr/pool.ts";
import { startOcrWorker } from "#local/vision/ocr/worker.ts";
import type { ReadObject } from "./picture.ts";
import { createRekognition } from "./rekognition.ts";
import { createTextract } from "./textract.ts";

export type VisionOptions = {
  textractPrefix: `/${string}`;
  rekognitionPrefix: `/${string}`;
  /** Throws an error named InvalidS3ObjectException where the object cannot be had. */
  readObject: ReadObject;
};

// A worker takes a quarter of a gigabyte, and a third one would only slow down the other two.
const WORKERS = 2;
const LONGEST_READING = 15_000;

/** Serves Textract and Rekognition over one pool of readers, which starts with the first picture. */
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
