import type { CloudContext, Service } from "#local/cloud.ts";

import { detectLabels, DetectLabelsInput } from "./detect-labels.ts";
import { detectText, DetectTextInput } from "./detect-text.ts";
import { openPage } from "#local/vision/image/view.ts";
import { createJsonService, type Operation } from "./json-service.ts";
import type { OcrPool } from "#local/vision/ocr/pool.ts";
import { loadPicture, MAX_PIXELS, type PictureRules, type ReadObject } from "./picture.ts";
import { remembering } from "./remembered.ts";

const rules = {
  maxStoredBytes: 15 * 1024 * 1024,
  tooLarge: "ImageTooLargeException",
  wrongFormat: "InvalidImageFormatException",
  undecodable: "InvalidImageFormatException",
} as const satisfies PictureRules;

const open = (bytes: Buffer) => openPage(bytes, MAX_PIXELS);

export const createRekognition = (
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
