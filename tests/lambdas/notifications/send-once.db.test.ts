import { expect, it } from "vitest";
import { sendOnce } from "#lambdas/notifications/send-once.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

const postOf = (table: Table) => ({
  table,
  now: () => noon,
  random: () => 0,
  wait: async () => undefined,
});

it("a mail is not sent twice by two notifiers at once", async () => {
  const table = await aTable();
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  // The first read is stale: meanwhile the other one sends.
  const late: Table["get"] = async (...asked) => {
    const found = await table.get(...asked);
    await sendOnce(postOf(table), "change-1#welcome", send);
    return found;
  };
  await sendOnce(postOf({ ...table, get: late }), "change-1#welcome", send);
  expect(sent).toBe(1);
});

it("a failed mail is sent by the next attempt, and never after that", async () => {
  const table = await aTable();
  const post = postOf(table);
  const away = async (): Promise<void> => {
    throw new Error("SES is away");
  };
  await expect(sendOnce(post, "change-1#welcome", away)).rejects.toThrow("SES is away");
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  await sendOnce(post, "change-1#welcome", send);
  await sendOnce(post, "change-1#welcome", send);
  expect(sent).toBe(1);
});

it("a mail is sent once though the table fails just after it was sent", async () => {
  const table = await aTable();
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  let failures = 0;
  const failing: Table["transact"] = async (actions) => {
    if (sent > 0 && failures < 3) {
      failures += 1;
      throw new Error("The table is away");
    }
    return table.transact(actions);
  };
  await sendOnce(postOf({ ...table, transact: failing }), "change-1#welcome", send);
  await sendOnce(postOf(table), "change-1#welcome", send);
  expect([failures, sent]).toEqual([3, 1]);
});

it("if two notifiers run at once, only the first sends, and the second retries", async () => {
  const table = await aTable();
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  const meanwhile = async (): Promise<void> => {
    await expect(sendOnce(postOf(table), "change-1#welcome", send)).rejects.toMatchObject({
      failure: "conflict-try-again",
    });
    sent += 1;
  };
  await sendOnce(postOf(table), "change-1#welcome", meanwhile);
  await sendOnce(postOf(table), "change-1#welcome", send);
  expect(sent).toBe(1);
});
