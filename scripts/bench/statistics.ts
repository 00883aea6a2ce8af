import { BatchWriteItemCommand, DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { marshall } from "@aws-sdk/util-dynamodb";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { LedgerItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import type { Cloud } from "#local/cloud-server.ts";
import { getStatistics } from "#lambdas/office/statistics/get-statistics.ts";
import { system } from "#lambdas/platform/system.ts";
import { startEmptyCloud } from "../empty-cloud.ts";
import { atMost, type Budget, exactly, type Row } from "./budget.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";

const eventsEachSecond = 200;
const seconds = 30;
const maxBehind = 5;
const points = 10;
/** Items per batch write; DynamoDB takes 25. */
const together = 20;

const spending = (now: Date) => {
  const userId = randomUUID();
  const line: LedgerItem = {
    entity: "ledger",
    userId,
    reason: "registration",
    amount: -points,
    balanceAfter: 0,
    reference: "bike_1",
    at: now.toISOString(),
  };
  return { ...keys.ledgerRow(userId, 1), ...line };
};

const writeAt = async (client: DynamoDBClient, TableName: string): Promise<number> => {
  const began = performance.now();
  const rounds = (eventsEachSecond * seconds) / together;
  const writing: Promise<unknown>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await sleep(Math.max(0, began + (round * together * 1000) / eventsEachSecond - performance.now()));
    const requests = Array.from({ length: together }, () => ({
      PutRequest: { Item: marshall(spending(new Date())) },
    }));
    writing.push(client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: requests } })));
  }
  await Promise.all(writing);
  return (performance.now() - began) / 1000;
};

const countedIn = async (TableName: string): Promise<string> => {
  const today = isoDate(swedishDate(new Date()));
  const asked = {
    from: today,
    to: today,
    grain: "day",
    compare: "none",
    view: "business",
    audience: "office",
  } as const;
  const { totals } = await getStatistics({ table: openTable(TableName, system), system }, asked);
  const figure = totals.find(({ measure }) => measure === "pointsUsed")?.now;
  return `${figure} points`;
};

const measureOn = async (cloud: Cloud, say: (line: string) => void): Promise<readonly Row[]> => {
  const client = new DynamoDBClient({});
  try {
    const { TableNames: [TableName = ""] = [] } = await client.send(new ListTablesCommand({}));
    const took = await writeAt(client, TableName);
    const began = performance.now();
    await cloud.caughtUp();
    const behind = (performance.now() - began) / 1000;
    const events = eventsEachSecond * seconds;
    say(`${events} events written in ${took.toFixed(1)} s, counted ${behind.toFixed(1)} s later`);
    return [
      atMost(maxBehind, {
        what: `figures behind after ${seconds} s of ${eventsEachSecond} events a second`,
        value: behind,
        unit: "s",
      }),
      exactly(`${events * points} points`, "what the figures say was spent", await countedIn(TableName)),
    ];
  } finally {
    client.destroy();
  }
};

/** Measures the delay of the statistics behind the writes, through the stream of the embedded cloud with all its consumers. Its state lies in a folder, as with `npm start`. */
export const statistics: Budget = {
  name: "statistics",
  measure: (say) =>
    withTemporaryFolder("statistics", async (stateDir) => {
      const cloud = await startEmptyCloud({ stateDir });
      try {
        return await measureOn(cloud, say);
      } finally {
        await cloud.close();
      }
    }),
};
