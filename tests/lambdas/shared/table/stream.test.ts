import type { DynamoDBRecord } from "aws-lambda";
import { marshall } from "@aws-sdk/util-dynamodb";
import { describe, expect, it } from "vitest";
import { eachRecord } from "#lambdas/shared/table/stream.ts";

const record = (place: number, pk: string): DynamoDBRecord => ({
  eventID: `event-${place}`,
  dynamodb: {
    SequenceNumber: String(place),
    Keys: { pk: { S: pk }, sk: { S: String(place) } },
    NewImage: marshall({ place }) as never,
  },
});

/** Works on records, of which those in `failing` fail, or those in `failingTogether` when the rest of them is done; gives what was worked on, what was handed back, and what was told of. */
const work = async (
  records: DynamoDBRecord[],
  failing: readonly number[],
  failingTogether: readonly number[] = [],
) => {
  const worked: unknown[] = [];
  const together: unknown[] = [];
  const told: (string | undefined)[] = [];
  const answer = await eachRecord(
    { Records: records },
    async ({ after }) => {
      if (failing.includes(Number(after?.["place"]))) throw new Error("Not now");
      worked.push(after?.["place"]);
    },
    ({ eventID }) => told.push(eventID),
    async (changes) => {
      together.push(...changes.map(({ after }) => after?.["place"]));
      const failed = changes.filter(({ after }) => failingTogether.includes(Number(after?.["place"])));
      return new Map(failed.map((change) => [change, new Error("Not now")]));
    },
  );
  return {
    worked,
    together,
    told,
    back: answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier),
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
  it("are worked on in their order", async () => {
    expect(await work(batch, [])).toMatchObject({ worked: [1, 2, 3, 4, 5], told: [], back: [] });
  });

  it("wait for the one of their partition that failed, while those of others do not", async () => {
    expect(await work(batch, [1])).toMatchObject({ worked: [2, 4, 5], told: ["event-1"], back: ["1", "3"] });
  });

  it("have the rest done together, but for those that failed before", async () => {
    expect(await work(batch, [2])).toMatchObject({
      worked: [1, 3, 4],
      together: [1, 3, 4],
      back: ["2", "5"],
    });
  });

  it("are handed back in their order when that fails, with what follows of their partition", async () => {
    expect(await work(batch, [4], [1])).toMatchObject({
      told: ["event-4", "event-1"],
      back: ["1", "3", "4"],
    });
  });

  it("come in their order however often one fails before it succeeds", async () => {
    const order: unknown[] = [];
    let rest = batch;
    for (const failing of [[1, 2], [1], []]) {
      const { worked, back } = await work(rest, failing);
      order.push(...worked);
      // As Lambda does it: everything from the first that failed comes again.
      rest = batch.slice(batch.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === back[0]));
    }
    const seen = (places: number[]) => [...new Set(order)].filter((place) => places.includes(Number(place)));
    expect([seen([1, 3]), seen([2, 5])]).toEqual([
      [1, 3],
      [2, 5],
    ]);
  });
});
