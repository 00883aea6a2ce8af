import {
  DetectLabelsCommand,
  type DetectLabelsCommandOutput,
  type DominantColor,
  type RekognitionClient,
} from "@aws-sdk/client-rekognition";
import type { TextractClient } from "@aws-sdk/client-textract";
import type { PictureColour, Vision } from "./vision.ts";
import type { PictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { ocrTimeoutMs } from "#lambdas/platform/ocr/ocr-timeout.ts";
import { readDocument } from "#lambdas/platform/ocr/aws-textract.ts";
import { readLettering } from "#lambdas/platform/ocr/aws-lettering.ts";

const s3Object = ({ bucket, key }: PictureLocation) => ({ S3Object: { Bucket: bucket, Name: key } });

const colour = ({ Red = 0, Green = 0, Blue = 0, PixelPercent = 0 }: DominantColor): PictureColour => ({
  red: Red,
  green: Green,
  blue: Blue,
  share: PixelPercent,
});

const bicycleNames = new Set(["Bicycle", "Bike", "Mountain Bike"]);

const coloursOf = ({ Labels = [], ImageProperties }: DetectLabelsCommandOutput): PictureColour[] => {
  const bicycle = Labels.filter(({ Name = "" }) => bicycleNames.has(Name))
    .flatMap(({ Instances = [] }) => Instances)
    .find(({ DominantColors = [] }) => DominantColors.length > 0);
  const colours = bicycle?.DominantColors ?? ImageProperties?.Foreground?.DominantColors ?? [];
  return colours.map(colour);
};

/** The AWS clients retry throttled requests themselves. */
export const awsVision = (textract: TextractClient, rekognition: RekognitionClient): Vision => ({
  readReceipt: (place) => readDocument(textract, place),
  async lookAt(place) {
    const abortSignal = AbortSignal.timeout(ocrTimeoutMs);
    const Image = s3Object(place);
    const [seen, lettering] = await Promise.all([
      rekognition.send(new DetectLabelsCommand({ Image, Features: ["GENERAL_LABELS", "IMAGE_PROPERTIES"] }), {
        abortSignal,
      }),
      readLettering(rekognition, Image),
    ]);
    const labels = (seen.Labels ?? []).map(({ Name = "", Confidence = 0 }) => ({
      name: Name,
      confidence: Confidence,
    }));
    return { labels, colours: coloursOf(seen), lettering };
  },
  readLettering: (place) => readLettering(rekognition, s3Object(place)),
});
