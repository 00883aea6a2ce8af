import { expect, it } from "vitest";
import { sendOnce } from "#lambdas/notifications/send-once.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

it("a mail is not sent twice by two notifiers at once", async () => {
  const table = await aTable();
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  const now = () => noon;
  // The first read is stale: meanwhile the other one sends.
  const late: Table["get"] = async (...asked) => {
    const found = await table.get(...asked);
    await sendOnce({ table, now }, "change-1#welcome", send);
    return found;
  };
  await sendOnce({ table: { ...table, get: late }, now }, "change-1#welcome", send);
  expect(sent).toBe(1);
});

it("a failed mail is sent by the next attempt, and never after that", async () => {
  const table = await aTable();
  const post = { table, now: () => noon };
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
