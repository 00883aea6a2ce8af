import {
  DetectLabelsCommand,
  type DetectLabelsCommandOutput,
  DetectTextCommand,
  type DetectTextCommandOutput,
  type DominantColor,
  type RekognitionClient,
} from "@aws-sdk/client-rekognition";
import type { TextractClient } from "@aws-sdk/client-textract";
import type { PictureColour, Vision } from "#lambdas/analysis/vision.ts";
import type { PicturePlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import { patience, readDocument } from "#lambdas/shared/ocr/aws-textract.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

const s3Object = ({ bucket, key }: PicturePlace) => ({ S3Object: { Bucket: bucket, Name: key } });

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

const linesOf = ({ TextDetections = [] }: DetectTextCommandOutput): TextLine[] =>
  TextDetections.filter(({ Type }) => Type === "LINE").map(({ DetectedText = "", Confidence = 0 }) => ({
    text: DetectedText,
    confidence: Confidence,
  }));

/** Throttling is tried again by the clients themselves. */
export const awsVision = (textract: TextractClient, rekognition: RekognitionClient): Vision => ({
  readReceipt: (place) => readDocument(textract, place),
  async lookAt(place) {
    const abortSignal = AbortSignal.timeout(patience);
    const Image = s3Object(place);
    const [seen, read] = await Promise.all([
      rekognition.send(new DetectLabelsCommand({ Image, Features: ["GENERAL_LABELS", "IMAGE_PROPERTIES"] }), {
        abortSignal,
      }),
      rekognition.send(new DetectTextCommand({ Image }), { abortSignal }),
    ]);
    const labels = (seen.Labels ?? []).map(({ Name = "", Confidence = 0 }) => ({
      name: Name,
      confidence: Confidence,
    }));
    return { labels, colours: coloursOf(seen), lettering: linesOf(read) };
  },
  async readLettering(place) {
    const abortSignal = AbortSignal.timeout(patience);
    return linesOf(
      await rekognition.send(new DetectTextCommand({ Image: s3Object(place) }), { abortSignal }),
    );
  },
});
