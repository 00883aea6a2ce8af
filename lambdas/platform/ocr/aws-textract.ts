import { DetectDocumentTextCommand, type TextractClient } from "@aws-sdk/client-textract";
import type { PictureLocation } from "#lambdas/platform/pictures/stored-pictures.ts";
import { textractLines } from "./aws-lines.ts";
import { ocrTimeoutMs } from "./ocr-timeout.ts";
import type { TextLine } from "./text-line.ts";

/** Reads the lines of a document in S3. The client itself retries throttled requests. */
export const readDocument = async (textract: TextractClient, place: PictureLocation): Promise<TextLine[]> => {
  const command = new DetectDocumentTextCommand({
    Document: { S3Object: { Bucket: place.bucket, Name: place.key } },
  });
  const { Blocks = [] } = await textract.send(command, { abortSignal: AbortSignal.timeout(ocrTimeoutMs) });
  return textractLines(Blocks);
};
