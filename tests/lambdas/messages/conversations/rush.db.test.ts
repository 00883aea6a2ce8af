import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { reply } from "#lambdas/messages/conversations/reply.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aTownOfWriters } from "./context.ts";

it("forty replies at once from both sides of a conversation all arrive", async () => {
  const town = await aTownOfWriters();
  const { threadId } = await town.contact("bo");
  // Waiting is real here, because the crowd spreads out by it.
  let waits = 0;
  const wait = (milliseconds: number) => {
    waits += 1;
    return sleep(milliseconds);
  };
  const system = { ...town.system, random: Math.random, wait };
  const context = { ...town.context, system, table: openTable(town.tableName, system, town.client) };
  const ends = await Promise.all(
    Array.from({ length: 40 }, (_, place) => {
      const userId = place % 2 === 0 ? "anna" : "bo";
      const text = `Svar ${place}`;
      return problemIn(reply(context, { userId, threadId, idempotencyKey: town.key(), text }));
    }),
  );
  expect(ends).toEqual(ends.map(() => "none"));
  expect(await town.texts("anna", threadId)).toHaveLength(41);
  // Only the first message of each side makes the others retry.
  expect(waits).toBeLessThanOrEqual(40);
});
