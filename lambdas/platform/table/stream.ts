import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import * as z from "zod";

type Item = Record<string, unknown>;

/** A write from the table's stream. A redelivered one has the same `id`. */
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

const readStreamRecord = (record: unknown): StreamChange => {
  const { eventID, dynamodb } = StreamRecord.parse(record);
  const { OldImage, NewImage } = dynamodb;
  return { id: eventID, before: OldImage && unmarshall(OldImage), after: NewImage && unmarshall(NewImage) };
};

const partitionOf = ({ dynamodb }: DynamoDBRecord): string | undefined => dynamodb?.Keys?.["pk"]?.S;

/** Processes the changes that `work` has finished, as one batch. Returns the failed ones with their errors. */
type BatchWork = (changes: readonly StreamChange[]) => Promise<ReadonlyMap<StreamChange, unknown>>;

const recordsToRetry = (
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
 * Runs `work` on each record in order, and then `batchWork` on all of them. Lambda retries a failed record
 * with all later ones of its partition, so only `batchWork` can see changes of a partition out of order.
 */
export const processRecords = async (
  event: DynamoDBStreamEvent,
  work: (change: StreamChange) => Promise<void>,
  onFailure: (record: DynamoDBRecord, error: unknown) => void,
  batchWork: BatchWork = async () => new Map(),
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
  for (const [change, error] of await batchWork([...recordOf.keys()])) {
    const record = recordOf.get(change);
    if (record) fail(record, error);
  }
  const batchItemFailures = recordsToRetry(event, failed).map(({ dynamodb }) => ({
    itemIdentifier: dynamodb?.SequenceNumber ?? "",
  }));
  return { batchItemFailures };
};
