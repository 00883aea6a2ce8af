import { DetectDocumentTextCommand, type TextractClient } from "@aws-sdk/client-textract";
import type { PicturePlace } from "#lambdas/pictures/kept-pictures.ts";
import type { TextLine } from "#lambdas/reading/text-line.ts";

/** In milliseconds: less than the 30 seconds after which the gateway gives up, so that the person hears what happened. */
export const patience = 25_000;

/** The lines of a document where it lies in S3. Throttling is tried again by the client itself. */
export const readDocument = async (textract: TextractClient, place: PicturePlace): Promise<TextLine[]> => {
  const command = new DetectDocumentTextCommand({
    Document: { S3Object: { Bucket: place.bucket, Name: place.key } },
  });
  const { Blocks = [] } = await textract.send(command, { abortSignal: AbortSignal.timeout(patience) });
  return Blocks.filter(({ BlockType }) => BlockType === "LINE").map(({ Text = "", Confidence = 0 }) => ({
    text: Text,
    confidence: Confidence,
  }));
};
