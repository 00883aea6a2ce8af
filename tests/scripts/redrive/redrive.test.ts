import { describe, expect, it } from "vitest";
import { type Post, redrive } from "../../../scripts/redrive/redrive.ts";

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
    list: async () => [...kept.keys()],
    read: async (key) => kept.get(key),
    invoke: async (name, event) => {
      given.push([name, event]);
      return invoke(name, event);
    },
    remove: async (key) => void kept.delete(key),
  };
  const run = (wanted: string) => redrive(post, wanted, (line) => lines.push(line));
  return { run, given, kept, lines };
};

describe("a failed event", () => {
  it("is passed to its function again unchanged and in order, and then deleted", async () => {
    const { run, given, kept } = withObjects({
      a: ofStream("NotifierFunction", [{ eventID: "1" }]),
      b: ofStream("NotifierFunction", [{ eventID: "2" }, { eventID: "3" }]),
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
        c: ofStream("NotifierFunction", ["good"]),
      },
      async (_, event) => {
        const text = JSON.stringify(event);
        if (text.includes("broken")) throw new Error("The function failed");
        return { batchItemFailures: text.includes("poison") ? [{ itemIdentifier: "1" }] : [] };
      },
    );
    expect(await run("NotifierFunction")).toEqual({ done: 1, failed: 2, passedOver: 0 });
    expect([...kept.keys()]).toEqual(["a", "b"]);
    expect(lines).toEqual(["a: 1 records failed again.", "b: The function failed"]);
  });

  it("of another function stays", async () => {
    const { run, given, kept } = withObjects({ a: ofStream("FollowChangesFunction", []) });
    expect(await run("NotifierFunction")).toEqual({ done: 0, failed: 0, passedOver: 1 });
    expect(given).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it("that another operator has removed meanwhile is skipped", async () => {
    const { run, given, kept } = withObjects(
      { a: ofStream("NotifierFunction", []), b: ofStream("NotifierFunction", []) },
      async () => {
        kept.delete("b");
        return null;
      },
    );
    expect(await run("NotifierFunction")).toEqual({ done: 1, failed: 0, passedOver: 0 });
    expect(given).toHaveLength(1);
  });
});
