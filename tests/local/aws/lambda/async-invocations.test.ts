import { afterEach, describe, expect, test, vi } from "vitest";
import { createAsyncInvocations } from "#local/aws/lambda/async-invocations.ts";
import { createFaultSet } from "#local/faults/fault-set.ts";
import { openRecords } from "#local/state/records.ts";
import { openDeadLetters } from "#local/aws/streams/dead-letters.ts";

const context = {
  clock: { now: () => Date.parse("2026-11-20T12:00:00.000Z") },
  credentials: { accessKeyId: "local", secretAccessKey: "local-secret" },
  region: "eu-west-1",
  accountId: "000000000000",
  stateDir: undefined,
};

const faults = createFaultSet();
afterEach(() => faults.end());

const start = (
  invoke: (name: string, event: unknown) => Promise<unknown>,
  records = openRecords(undefined),
) => {
  const objects: { bucket: string; key: string; body: string }[] = [];
  const deadLetters = openDeadLetters(records);
  const async = createAsyncInvocations(context, {
    records,
    configs: [{ functionName: "feedback", retries: 1, bucket: "given-up" }],
    invoke,
    putAside: async (_function, bucket, key, body) => void objects.push({ bucket, key, body }),
    deadLetters,
    faults,
    report: (error) => expect.fail(String(error)),
  });
  return { async, objects, deadLetters, records };
};

describe("An asynchronous invocation", () => {
  test("is retried after a failure", async () => {
    let tries = 0;
    const { async, objects } = start(async () => {
      tries += 1;
      if (tries === 1) throw new Error("Not yet");
    });
    async.begin("feedback", { a: 1 });
    await vi.waitFor(() => expect(tries).toBe(2));
    expect(objects).toEqual([]);
    async.close();
  });

  test("is stored whole after its last retry, in the format of Lambda", async () => {
    const { async, objects, deadLetters } = start(async () => Promise.reject(new Error("Never")));
    async.begin("feedback", { a: 1 });
    await vi.waitFor(() => expect(objects).toHaveLength(1));
    expect(objects[0]).toMatchObject({
      bucket: "given-up",
      key: expect.stringMatching(/^aws\/lambda\/async\/feedback\/2026\/11\/20\/2026-11-20T12\.00\.00-/),
    });
    expect(JSON.parse(objects[0]!.body)).toMatchObject({
      requestContext: {
        functionArn: expect.stringContaining(":function:feedback"),
        approximateInvokeCount: 2,
      },
      requestPayload: { a: 1 },
    });
    await vi.waitFor(() => expect(deadLetters.all()).toHaveLength(1));
    expect(
      deadLetters.waiting((bucket, key) => bucket === "given-up" && key === objects[0]!.key),
    ).toHaveLength(1);
    expect(deadLetters.waiting(() => false)).toEqual([]);
    async.close();
  });

  test("is not lost when the cloud stops before it ran", async () => {
    const records = openRecords(undefined);
    const never = start(() => new Promise(() => undefined), records);
    never.async.begin("feedback", { a: 1 });
    never.async.close();
    const given: unknown[] = [];
    const second = start(async (_, event) => given.push(event), records);
    second.async.resume();
    await vi.waitFor(() => expect(given).toEqual([{ a: 1 }]));
    second.async.resume();
    expect(given).toHaveLength(1);
    second.async.close();
  });

  test("comes twice with a fault, and each is retried on its own", async () => {
    faults.set({ seed: 1, faults: [{ service: "events", operation: "feedback", kind: "twice", rate: 1 }] });
    let tries = 0;
    const { async, records } = start(async () => {
      tries += 1;
      if (tries === 1) throw new Error("Not yet");
    });
    async.begin("feedback", { a: 1 });
    async.begin("other", { b: 1 });
    await vi.waitFor(() => expect(tries).toBe(4));
    await vi.waitFor(() => expect(records.list("async-invocation")).toEqual([]));
    async.close();
  });

  test("comes late with a fault, and is not lost when the cloud stops before", async () => {
    faults.set({
      seed: 1,
      faults: [{ service: "events", operation: "*", kind: "late", rate: 1, millis: 60_000 }],
    });
    const given: unknown[] = [];
    const records = openRecords(undefined);
    const first = start(async (_, event) => given.push(event), records);
    first.async.begin("feedback", { a: 1 });
    expect(given).toEqual([]);
    first.async.close();
    const second = start(async (_, event) => given.push(event), records);
    second.async.resume();
    await vi.waitFor(() => expect(given).toEqual([{ a: 1 }]));
    second.async.close();
  });
});
