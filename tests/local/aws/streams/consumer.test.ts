import { PutItemCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createChanges } from "#local/aws/dynamodb/changes.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import { openRecords, type Records } from "#local/state/records.ts";
import { startConsumer } from "#local/aws/streams/consumer.ts";
import type { Rounds } from "#local/aws/streams/rounds.ts";
import { openDeadLetters } from "#local/aws/streams/dead-letters.ts";
import { createStreamsClient } from "#local/aws/streams/streams-client.ts";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";
import { withTable, type TestTable } from "#tests/dynamodb.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const context = {
  clock: { now: () => Date.now() },
  credentials,
  region: "eu-west-1",
  accountId: "000000000000",
  stateDir: undefined,
};

type Event = {
  Records: { eventID: string; dynamodb: { SequenceNumber: string; Keys: { pk: { S: string } } } }[];
};

const faults = createFaultSet();
let table: TestTable;
let records: Records;
let consumer: Rounds | undefined;
let counted: unknown[];
let putAside: { bucket: string; key: string; body: string }[];

beforeEach(async () => {
  table = await withTable({ stream: true });
  records = openRecords(undefined);
  putAside = [];
  counted = [];
});

afterEach(async () => {
  faults.end();
  await consumer?.close();
});

const write = async (...names: string[]) => {
  for (const name of names)
    await table.client.send(
      new PutItemCommand({ TableName: table.tableName, Item: { pk: { S: name }, sk: { S: "x" } } }),
    );
};

const aMapping = (change: Partial<StreamMapping> = {}): StreamMapping => ({
  id: "Mapping",
  uuid: "a-mapping",
  functionName: "notifier",
  streamArn: "arn:aws:dynamodb:eu-west-1:000000000000:table/registry/stream/local",
  batchSize: 100,
  filters: [],
  retries: 2,
  oldestSeconds: 86_400,
  bisects: true,
  reportsItemFailures: false,
  onFailure: { kind: "queue", name: "dead-letters" },
  ...change,
});

const namesIn = (event: unknown): string[] =>
  (event as Event).Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);

const consume = (handle: (event: unknown) => unknown, change: Partial<StreamMapping> = {}) => {
  consumer = startConsumer(context, {
    mapping: aMapping(change),
    streamArn: table.streamArn,
    client: createStreamsClient({ endpoint: table.endpoint, region: "eu-west-1", credentials }),
    changes: createChanges(),
    records,
    deadLetters: openDeadLetters(records),
    metrics: { add: (metric, value) => void counted.push([metric, value]) },
    putAside: async (_function, bucket, key, body) => void putAside.push({ bucket, key, body }),
    faults,
    invoke: async (_name, event) => handle(event),
    report: (error) => expect.fail(String(error)),
  });
};

test("A function gets the changes in order, in the format of Lambda", async () => {
  const events: unknown[] = [];
  consume((event) => events.push(event));
  await write("a", "b", "c");
  await vi.waitFor(() => expect(events.flatMap(namesIn)).toEqual(["a", "b", "c"]));
  const [first] = (events[0] as Event).Records;
  expect(first).toMatchObject({
    eventID: expect.stringMatching(/^[0-9a-f]{32}$/),
    eventName: "INSERT",
    eventSource: "aws:dynamodb",
    eventSourceARN: aMapping().streamArn,
    awsRegion: "eu-west-1",
    dynamodb: {
      NewImage: { pk: { S: "a" }, sk: { S: "x" } },
      ApproximateCreationDateTime: expect.any(Number),
      StreamViewType: "NEW_AND_OLD_IMAGES",
    },
  });
});

test("Records that match no filter are skipped", async () => {
  const seen: string[] = [];
  consume((event) => seen.push(...namesIn(event)), {
    filters: [{ dynamodb: { Keys: { pk: { S: [{ prefix: "bike" }] } } } }],
  });
  await write("bike-1", "user-1", "bike-2");
  await vi.waitFor(() => expect(seen).toEqual(["bike-1", "bike-2"]));
});

test("A consumer has caught up when the function has handled everything written before", async () => {
  const began: string[] = [];
  const done: string[] = [];
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  consume(async (event) => {
    began.push(...namesIn(event));
    await held;
    done.push(...namesIn(event));
  });
  await write("a", "b");
  await vi.waitFor(() => expect(began).not.toEqual([]));
  const atTheEnd = consumer!.caughtUp().then(() => [...done]);
  go();
  expect(await atTheEnd).toEqual(["a", "b"]);
});

test("A closed consumer keeps nobody waiting", async () => {
  consume(() => new Promise(() => undefined));
  await write("a");
  const before = consumer!.caughtUp();
  await consumer!.close();
  await expect(Promise.all([before, consumer!.caughtUp()])).resolves.toEqual([undefined, undefined]);
});

describe("A record that its function cannot handle", () => {
  test("is retried, then stored alone, and the others arrive", async () => {
    const handled: string[] = [];
    let attempts = 0;
    await write("a", "poison", "b", "c");
    consume((event) => {
      if (namesIn(event).includes("poison")) {
        if (namesIn(event).length === 1) attempts += 1;
        throw new Error("indigestible");
      }
      handled.push(...namesIn(event));
    });
    await vi.waitFor(() => expect(handled).toEqual(["a", "b", "c"]));
    expect(attempts).toBe(3);
    expect(openDeadLetters(records).all()).toEqual([
      expect.objectContaining({
        queue: "dead-letters",
        functionName: "notifier",
        reason: "indigestible",
        records: [
          expect.objectContaining({
            dynamodb: expect.objectContaining({ Keys: { pk: { S: "poison" }, sk: { S: "x" } } }),
          }),
        ],
      }),
    ]);
  });

  test("is stored whole in a bucket if the mapping names one", async () => {
    await write("poison");
    const event = (given: unknown) => {
      throw new Error(`indigestible ${namesIn(given).join()}`);
    };
    consume(event, { onFailure: { kind: "bucket", name: "given-up" }, retries: 1 });
    await vi.waitFor(() => expect(putAside).toHaveLength(1));
    // CloudWatch counts it, so that the alarm rings.
    await vi.waitFor(() =>
      expect(counted).toEqual([
        [
          {
            namespace: "AWS/Lambda",
            name: "OnFailureDestinationDeliveredEventCount",
            dimensions: { EventSourceMappingUUID: "a-mapping" },
          },
          1,
        ],
      ]),
    );
    const [{ bucket, key, body }] = putAside as [(typeof putAside)[number]];
    expect([bucket, key]).toEqual(["given-up", expect.stringMatching(/^aws\/lambda\/Mapping\/shardId-.*\//)]);
    const record = JSON.parse(body) as { payload: string };
    expect(record).toMatchObject({
      requestContext: { functionArn: expect.stringContaining(":function:notifier") },
      DDBStreamBatchInfo: { batchSize: 1, streamArn: aMapping().streamArn },
    });
    expect(namesIn(JSON.parse(record.payload))).toEqual(["poison"]);
    expect(openDeadLetters(records).all()).toMatchObject([{ queue: "given-up", object: key }]);
  });

  test("that the function reports by its number is the only one sent again", async () => {
    const events: string[][] = [];
    await write("a", "b", "c");
    consume(
      (event) => {
        events.push(namesIn(event));
        const failed = (event as Event).Records.filter(() => events.length === 1).at(1);
        return { batchItemFailures: failed ? [{ itemIdentifier: failed.dynamodb.SequenceNumber }] : [] };
      },
      { reportsItemFailures: true },
    );
    await vi.waitFor(() =>
      expect(events).toEqual([
        ["a", "b", "c"],
        ["b", "c"],
      ]),
    );
  });

  test("that is too old is given up at once", async () => {
    await write("old");
    let attempts = 0;
    consume(
      () => {
        attempts += 1;
        throw new Error("down");
      },
      { retries: undefined, oldestSeconds: -1000 },
    );
    await vi.waitFor(() => expect(openDeadLetters(records).all()).toHaveLength(1));
    expect(attempts).toBe(1);
  });
});

test("A restarted consumer continues where it was and repeats unfinished records", async () => {
  const first: string[] = [];
  await write("a", "b");
  consume((event) => first.push(...namesIn(event)));
  await vi.waitFor(() => expect(first).toEqual(["a", "b"]));
  await consumer?.close();

  await write("c");
  let reached = false;
  consume(
    () => {
      reached = true;
      throw new Error("killed in the middle");
    },
    { retries: undefined },
  );
  await vi.waitFor(() => expect(reached).toBe(true));
  await consumer?.close();

  await write("d");
  const second: string[] = [];
  consume((event) => second.push(...namesIn(event)));
  await vi.waitFor(() => expect(second).toEqual(["c", "d"]));
});

test("A change comes twice with a fault, and later changes come after it", async () => {
  faults.set({ seed: 1, faults: [{ service: "streams", operation: "*", kind: "twice", rate: 1 }] });
  const seen: string[] = [];
  consume((event) => seen.push(...namesIn(event)), { batchSize: 1 });
  await write("a", "b");
  await vi.waitFor(() => expect(seen).toEqual(["a", "a", "b", "b"]));
});
