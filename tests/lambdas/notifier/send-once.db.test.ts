import { expect, it } from "vitest";
import { sendOnce } from "#lambdas/notifier/send-once.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

it("is not sent again by one that had looked before the other had sent", async () => {
  const table = await aTable();
  let sent = 0;
  const send = async (): Promise<void> => void (sent += 1);
  const now = () => noon;
  // What is read is of before: meanwhile the other one sends the same.
  const late: Table["get"] = async (...asked) => {
    const found = await table.get(...asked);
    await sendOnce({ table, now }, "change-1#welcome", send);
    return found;
  };
  await sendOnce({ table: { ...table, get: late }, now }, "change-1#welcome", send);
  expect(sent).toBe(1);
});

it("is sent by the next one where the first failed, and not after that", async () => {
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
