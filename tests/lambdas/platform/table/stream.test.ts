import type { DynamoDBRecord } from "aws-lambda";
import { marshall } from "@aws-sdk/util-dynamodb";
import { describe, expect, it } from "vitest";
import { processRecords } from "#lambdas/platform/table/stream.ts";

const record = (place: number, pk: string): DynamoDBRecord => ({
  eventID: `event-${place}`,
  dynamodb: {
    SequenceNumber: String(place),
    Keys: { pk: { S: pk }, sk: { S: String(place) } },
    NewImage: marshall({ place }) as never,
  },
});

/** Processes records, of which `failing` fail in `work` and `failingInBatch` in the batch. Returns the processed, the retried and the reported ones. */
const run = async (
  records: DynamoDBRecord[],
  failing: readonly number[],
  failingInBatch: readonly number[] = [],
) => {
  const processed: unknown[] = [];
  const batched: unknown[] = [];
  const reported: (string | undefined)[] = [];
  const answer = await processRecords(
    { Records: records },
    async ({ after }) => {
      if (failing.includes(Number(after?.["place"]))) throw new Error("Not now");
      processed.push(after?.["place"]);
    },
    ({ eventID }) => reported.push(eventID),
    async (changes) => {
      batched.push(...changes.map(({ after }) => after?.["place"]));
      const failed = changes.filter(({ after }) => failingInBatch.includes(Number(after?.["place"])));
      return new Map(failed.map((change) => [change, new Error("Not now")]));
    },
  );
  return {
    processed,
    batched,
    reported,
    retried: answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
  };
};

const batch = [
  record(1, "USER#a"),
  record(2, "USER#b"),
  record(3, "USER#a"),
  record(4, "BIKE#1"),
  record(5, "USER#b"),
];

describe("records of the stream", () => {
  it("are processed in order", async () => {
    expect(await run(batch, [])).toMatchObject({ processed: [1, 2, 3, 4, 5], reported: [], retried: [] });
  });

  it("wait for a failed record of their own partition only", async () => {
    expect(await run(batch, [1])).toMatchObject({
      processed: [2, 4, 5],
      reported: ["event-1"],
      retried: ["1", "3"],
    });
  });

  it("are then processed as a batch, without failed ones", async () => {
    expect(await run(batch, [2])).toMatchObject({
      processed: [1, 3, 4],
      batched: [1, 3, 4],
      retried: ["2", "5"],
    });
  });

  it("are retried in order with all later ones of their partition when the batch fails", async () => {
    expect(await run(batch, [4], [1])).toMatchObject({
      reported: ["event-4", "event-1"],
      retried: ["1", "3", "4"],
    });
  });

  it("stay in order however often one fails", async () => {
    const order: unknown[] = [];
    let rest = batch;
    for (const failing of [[1, 2], [1], []]) {
      const { processed, retried } = await run(rest, failing);
      order.push(...processed);
      // Lambda retries everything from the first failed record on.
      rest = batch.slice(batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === retried[0]));
    }
    const seen = (places: number[]) => [...new Set(order)].filter((place) => places.includes(Number(place)));
    expect([seen([1, 3]), seen([2, 5])]).toEqual([
      [1, 3],
      [2, 5],
    ]);
  });
});
