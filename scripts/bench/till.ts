import { setTimeout as sleep } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { startDynoxide } from "#local/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/dynamodb/ensure-table.ts";
import { openTills } from "#tests/lambdas/sales/many-tills.ts";
import { longestChain, watchTable } from "#tests/lambdas/table-use.ts";
import { tableShape } from "#tests/table-shape.ts";
import { atMost, type Budget, percentile, type Row } from "./budget.ts";

const tills = 20;
const bikes = 12;
/** Milliseconds from one bike to the next at a till, ten times as fast as the quickest clerk. */
const pace = 2000;
/** Until what runs is compiled. */
const warmUp = 5;

const pays = { points: { points: 1_000_000, stickers: 0 }, sticker: { points: 0, stickers: warmUp + bikes } };
type Payment = keyof typeof pays;
const payments: readonly Payment[] = ["points", "sticker"];

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const clientOf = ({ endpoint }: { endpoint: string }): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: "eu-west-1", credentials });

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** What each registration takes at a till that sells a bike at every beat, while the others do the same between its beats. */
const row = async (sell: () => Promise<unknown>, place: number): Promise<number[]> => {
  const times: number[] = [];
  const began = performance.now() + (place * pace) / tills;
  for (let sold = 0; sold < bikes; sold += 1) {
    await sleep(Math.max(0, began + sold * pace - performance.now()));
    times.push(await milliseconds(sell));
  }
  return times;
};

const tripsOf = async (config: { endpoint: string }, name: string, payment: Payment): Promise<number> => {
  const client = clientOf(config);
  const sell = await openTills(client, name).openTill("store_watched", pays[payment]);
  const seen = watchTable(client);
  await sell();
  return longestChain(seen().spans);
};

const measure = async (config: { endpoint: string }, payment: Payment): Promise<Row[]> => {
  const client = clientOf(config);
  const name = `till-${payment}`;
  await ensureTable(client, tableShape(name));
  const { openTill } = openTills(client, name);
  const open = (place: number) => openTill(`store_${place}`, pays[payment]);
  const sellers = await Promise.all(Array.from({ length: tills }, (_, place) => open(place)));
  for (const sell of sellers) for (let sold = 0; sold < warmUp; sold += 1) await sell();
  const times = (await Promise.all(sellers.map(row))).flat();
  return [
    atMost(2, {
      what: `a bike registered at the till, paid by ${payment}`,
      value: await tripsOf(config, name, payment),
      unit: "round trips",
      digits: 0,
    }),
    atMost(150, {
      what: `p99 of a registration at ${tills} tills at once, paid by ${payment}`,
      value: percentile(times, 0.99),
      unit: "ms",
    }),
  ];
};

/** What a store waits for while a customer stands at the counter: the table, and the function at rush hour. */
export const till: Budget = {
  name: "till",
  measure: async () => {
    const database = await startDynoxide(undefined);
    try {
      const rows: Row[] = [];
      for (const payment of payments) rows.push(...(await measure(database, payment)));
      return rows;
    } finally {
      await database.close();
    }
  },
};
