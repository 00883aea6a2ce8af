import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";

type Item = Record<string, unknown>;

/** A write as the table's stream tells of it. `id` stays the same however often it is handed over. */
export type StreamChange = {
  readonly id: string;
  readonly before: Item | undefined;
  readonly after: Item | undefined;
};

const Image = z.record(
  z.string(),
  z.custom<AttributeValue>((value) => typeof value === "object"),
);
const StreamRecord = z.object({
  eventID: z.string(),
  dynamodb: z.object({ OldImage: Image.optional(), NewImage: Image.optional() }),
});

/** Reads a record of the stream; throws where it is none. */
const readStreamRecord = (record: unknown): StreamChange => {
  const { eventID, dynamodb } = StreamRecord.parse(record);
  const { OldImage, NewImage } = dynamodb;
  return { id: eventID, before: OldImage && unmarshall(OldImage), after: NewImage && unmarshall(NewImage) };
};

const partitionOf = ({ dynamodb }: DynamoDBRecord): string | undefined => dynamodb?.Keys?.["pk"]?.S;

/**
 * Works on the records in their order. One that fails is handed back and comes again, and so does all that follows it in
 * its partition: nothing of a person or a bike overtakes what happened to it before. `onFailure` hears of what failed.
 */
export const eachRecord = async (
  event: DynamoDBStreamEvent,
  work: (change: StreamChange) => Promise<void>,
  onFailure: (record: DynamoDBRecord, error: unknown) => void,
): Promise<DynamoDBBatchResponse> => {
  const batchItemFailures: DynamoDBBatchResponse["batchItemFailures"] = [];
  const held = new Set<string>();
  for (const record of event.Records) {
    const partition = partitionOf(record);
    const handBack = () => batchItemFailures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? "" });
    if (partition !== undefined && held.has(partition)) {
      handBack();
      continue;
    }
    try {
      await work(readStreamRecord(record));
    } catch (error) {
      onFailure(record, error);
      handBack();
      if (partition !== undefined) held.add(partition);
    }
  }
  return { batchItemFailures };
};
