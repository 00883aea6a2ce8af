import {
  type BoundingBox,
  DetectTextCommand,
  type Image,
  type RekognitionClient,
  type TextDetection,
} from "@aws-sdk/client-rekognition";
import { rekognitionLines } from "./aws-lines.ts";
import { ocrTimeoutMs } from "./ocr-timeout.ts";
import type { TextLine } from "./text-line.ts";

/** Shares of the picture's width and height. */
const edge = 0.004;

const isCut = ({ Left = 0.5, Top = 0.5, Width = 0, Height = 0 }: BoundingBox): boolean =>
  Left < edge || Top < edge || Left + Width > 1 - edge || Top + Height > 1 - edge;

/** In percent. A number at the edge of the picture may go on beyond it. */
const mostOfCut = 50;

const doubtedIfCut = (read: TextDetection): TextDetection =>
  isCut(read.Geometry?.BoundingBox ?? {})
    ? { ...read, Confidence: Math.min(mostOfCut, read.Confidence ?? 0) }
    : read;

export const letteringLines = (detections: readonly TextDetection[]): TextLine[] =>
  rekognitionLines(detections.map(doubtedIfCut));

/** Reads writing on objects, such as a number stamped into a frame. The AWS client retries throttled requests itself. */
export const readLettering = async (rekognition: RekognitionClient, picture: Image): Promise<TextLine[]> => {
  const abortSignal = AbortSignal.timeout(ocrTimeoutMs);
  const { TextDetections = [] } = await rekognition.send(new DetectTextCommand({ Image: picture }), {
    abortSignal,
  });
  return letteringLines(TextDetections);
};
