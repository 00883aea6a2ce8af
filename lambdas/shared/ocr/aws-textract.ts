import { type Block, DetectDocumentTextCommand, type TextractClient } from "@aws-sdk/client-textract";
import type { PicturePlace } from "#lambdas/shared/pictures/kept-pictures.ts";
import type { ReadWord, TextLine } from "./text-line.ts";

/** In milliseconds: less than the 30 seconds after which the gateway gives up, so that the person hears what happened. */
export const patience = 25_000;

const wordOf = ({ Text = "", Confidence = 0 }: Block): ReadWord => ({ text: Text, confidence: Confidence });

const childrenOf = ({ Relationships = [] }: Block): string[] =>
  Relationships.filter(({ Type }) => Type === "CHILD").flatMap(({ Ids = [] }) => Ids);

/** The lines of a document where it lies in S3. Throttling is tried again by the client itself. */
export const readDocument = async (textract: TextractClient, place: PicturePlace): Promise<TextLine[]> => {
  const command = new DetectDocumentTextCommand({
    Document: { S3Object: { Bucket: place.bucket, Name: place.key } },
  });
  const { Blocks = [] } = await textract.send(command, { abortSignal: AbortSignal.timeout(patience) });
  const words = new Map(
    Blocks.filter(({ BlockType }) => BlockType === "WORD").map((block) => [block.Id, wordOf(block)]),
  );
  return Blocks.filter(({ BlockType }) => BlockType === "LINE").map((line) => ({
    ...wordOf(line),
    words: childrenOf(line).flatMap((id) => words.get(id) ?? []),
  }));
};
