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

/** Takes what has been worked on and does the rest of it together. Answers what failed, and why. */
type Together = (changes: readonly StreamChange[]) => Promise<ReadonlyMap<StreamChange, unknown>>;

/** What failed, and all that follows it in its partition. */
const handedBack = (
  { Records }: DynamoDBStreamEvent,
  failed: ReadonlySet<DynamoDBRecord>,
): DynamoDBRecord[] => {
  const held = new Set<string>();
  return Records.filter((record) => {
    const partition = partitionOf(record);
    const isBack = failed.has(record) || (partition !== undefined && held.has(partition));
    if (isBack && partition !== undefined) held.add(partition);
    return isBack;
  });
};

/**
 * Works on the records in their order, and then on all of them `together`. One that fails is handed back and comes again, and
 * so does all that follows it in its partition: nothing of a person or a bike overtakes what happened to it before, but for
 * what is done together. `onFailure` hears of what failed.
 */
export const eachRecord = async (
  event: DynamoDBStreamEvent,
  work: (change: StreamChange) => Promise<void>,
  onFailure: (record: DynamoDBRecord, error: unknown) => void,
  together: Together = async () => new Map(),
): Promise<DynamoDBBatchResponse> => {
  const failed = new Set<DynamoDBRecord>();
  const held = new Set<string | undefined>();
  const recordOf = new Map<StreamChange, DynamoDBRecord>();
  const fail = (record: DynamoDBRecord, error: unknown) => {
    onFailure(record, error);
    failed.add(record);
  };
  for (const record of event.Records) {
    const partition = partitionOf(record);
    if (partition !== undefined && held.has(partition)) continue;
    try {
      const change = readStreamRecord(record);
      await work(change);
      recordOf.set(change, record);
    } catch (error) {
      fail(record, error);
      held.add(partition);
    }
  }
  for (const [change, error] of await together([...recordOf.keys()])) {
    const record = recordOf.get(change);
    if (record) fail(record, error);
  }
  const batchItemFailures = handedBack(event, failed).map(({ dynamodb }) => ({
    itemIdentifier: dynamodb?.SequenceNumber ?? "",
  }));
  return { batchItemFailures };
};
