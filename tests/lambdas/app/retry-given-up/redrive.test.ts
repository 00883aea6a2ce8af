import { describe, expect, it } from "vitest";
import { type Post, isRetryDue, redrive } from "#lambdas/app/retry-given-up/redrive.ts";

const arn = (name: string) => `arn:aws:lambda:eu-west-1:1:function:Registry-${name}1A2B-x:$LATEST`;
const ofStream = (name: string, records: unknown[]) =>
  JSON.stringify({
    requestContext: { functionArn: arn(name) },
    DDBStreamBatchInfo: {},
    payload: JSON.stringify({ Records: records }),
  });
const ofTopic = (name: string, event: object) =>
  JSON.stringify({ requestContext: { functionArn: arn(name) }, requestPayload: event });

const withObjects = (objects: Record<string, string>, invoke: Post["invoke"] = async () => null) => {
  const kept = new Map(Object.entries(objects));
  const given: [string, unknown][] = [];
  const lines: string[] = [];
  const post: Post = {
    list: async () => [...kept.keys()].map((key) => ({ key, at: 0 })),
    read: async (key) => kept.get(key),
    invoke: async (name, event) => {
      given.push([name, event]);
      return invoke(name, event);
    },
    remove: async (key) => void kept.delete(key),
  };
  const run = (wanted: string) =>
    redrive(post, { isOf: (name) => name.includes(wanted), report: (line) => lines.push(line) });
  return { run, given, kept, lines };
};

describe("a failed event", () => {
  it("is passed to its function again unchanged and in order, and then deleted", async () => {
    const { run, given, kept } = withObjects({
      "aws/lambda/a/shard-1/x": ofStream("NotifierFunction", [{ eventID: "1" }]),
      "aws/lambda/a/shard-1/y": ofStream("NotifierFunction", [{ eventID: "2" }, { eventID: "3" }]),
    });
    expect(await run("NotifierFunction")).toEqual({ done: 2, failed: 0, passedOver: 0 });
    expect(given).toEqual([
      ["Registry-NotifierFunction1A2B-x", { Records: [{ eventID: "1" }] }],
      ["Registry-NotifierFunction1A2B-x", { Records: [{ eventID: "2" }, { eventID: "3" }] }],
    ]);
    expect(kept.size).toBe(0);
  });

  it("of an asynchronous call is passed to its function too", async () => {
    const event = { Records: [{ Sns: {} }] };
    const { run, given } = withObjects({ a: ofTopic("MailBouncesFunction", event) });
    await run("MailBouncesFunction");
    expect(given).toEqual([["Registry-MailBouncesFunction1A2B-x", event]]);
  });

  it("stays in the bucket when it fails again, and blocks no other", async () => {
    const { run, kept, lines } = withObjects(
      {
        a: ofStream("NotifierFunction", ["poison"]),
        b: ofStream("NotifierFunction", ["broken"]),
        c: "not from Lambda",
        d: ofStream("NotifierFunction", ["good"]),
      },
      async (_, event) => {
        const text = JSON.stringify(event);
        if (text.includes("broken")) throw new Error("The function failed");
        return { batchItemFailures: text.includes("poison") ? [{ itemIdentifier: "1" }] : [] };
      },
    );
    expect(await run("NotifierFunction")).toEqual({ done: 1, failed: 3, passedOver: 0 });
    expect([...kept.keys()]).toEqual(["a", "b", "c"]);
    expect(lines).toEqual(expect.arrayContaining(["a: 1 records failed again.", "b: The function failed"]));
  });

  it("of another function stays", async () => {
    const { run, given, kept } = withObjects({ a: ofStream("FollowChangesFunction", []) });
    expect(await run("NotifierFunction")).toEqual({ done: 0, failed: 0, passedOver: 1 });
    expect(given).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it("that another operator has removed meanwhile is skipped", async () => {
    const { run, given, kept } = withObjects(
      {
        "aws/lambda/a/shard-1/x": ofStream("NotifierFunction", []),
        "aws/lambda/a/shard-1/y": ofStream("NotifierFunction", []),
      },
      async () => {
        kept.delete("aws/lambda/a/shard-1/y");
        return null;
      },
    );
    expect(await run("NotifierFunction")).toEqual({ done: 1, failed: 0, passedOver: 0 });
    expect(given).toHaveLength(1);
  });
});

describe("a failed event is due", () => {
  const run = 5 * 60_000;
  const triesOf = (key: string): number[] =>
    Array.from({ length: 30 * 12 }, (_, place) => place * run)
      .filter((age) =>
        isRetryDue({ key, at: Date.parse("2026-11-20T12:02:00Z") }, Date.parse("2026-11-20T12:02:00Z") + age),
      )
      .map((age) => age / run);

  it("in every run of its first hour, then once an hour for a day", () => {
    const tries = triesOf("aws/lambda/a");
    expect(tries.slice(0, 12)).toEqual([...Array(12).keys()]);
    const later = tries.slice(12);
    expect(later).toHaveLength(23);
    expect(new Set(later.map((place) => place % 12)).size).toBe(1);
  });

  it("at another time than its neighbours, so that an outage does not end in a rush", () => {
    const keys = Array.from({ length: 100 }, (_, place) => `aws/lambda/b/${place}`);
    const runs = keys.map((key) => triesOf(key).at(-1)! % 12);
    expect(new Set(runs).size).toBe(12);
  });
});

it("that never ends holds up none of another shard", async () => {
  const { run, given } = withObjects(
    {
      "aws/lambda/a/shard-1/x": ofStream("NotifierFunction", ["hangs"]),
      "aws/lambda/a/shard-2/y": ofStream("NotifierFunction", ["good"]),
    },
    (_, event) =>
      JSON.stringify(event).includes("hangs") ? new Promise(() => undefined) : Promise.resolve(null),
  );
  void run("NotifierFunction");
  await expect.poll(() => given).toHaveLength(2);
});
