import { setTimeout as sleep } from "node:timers/promises";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { startDynoxide } from "#local/aws/dynamodb/dynoxide.ts";
import { ensureTable } from "#local/aws/dynamodb/ensure-table.ts";
import { openTills } from "#tests/lambdas/shops/sales/many-tills.ts";
import { longestChain, watchTable } from "#tests/lambdas/table-use.ts";
import { tableShape } from "#tests/table-shape.ts";
import { atMost, type Budget, median, percentile, type Row } from "./budget.ts";
import { checkUnits } from "./check-units.ts";

const tills = 20;
const bikes = 12;
/** Sales until the code is compiled. */
const warmUp = 5;

const enough = 1_000_000;
/** `pace` is the milliseconds between two sales at a till; the quickest clerk takes ten times the shortest. Tills of one store write the same points and receipt series, one after the other. */
const cases = [
  { what: "paid by points", pays: { points: enough, stickers: 0 }, stores: tills, pace: 2000 },
  {
    what: "paid by sticker",
    pays: { points: 0, stickers: warmUp + bikes + 1 },
    stores: tills,
    pace: 2000,
  },
  { what: "paid by points, all in one store", pays: { points: enough, stickers: 0 }, stores: 1, pace: 8000 },
] as const;
type Case = (typeof cases)[number];

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const clientOf = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({ endpoint, region: "eu-west-1", credentials });

const milliseconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Measures one till's registrations, whose sales fall between those of the other tills. */
const row = async (ask: () => Promise<unknown>, place: number, pace: number): Promise<number[]> => {
  const times: number[] = [];
  const began = performance.now() + (place * pace) / tills;
  for (let sold = 0; sold < bikes; sold += 1) {
    await sleep(Math.max(0, began + sold * pace - performance.now()));
    times.push(await milliseconds(ask));
  }
  return times;
};

const tripsOf = async (endpoint: string, name: string, { pays }: Case): Promise<number> => {
  const client = clientOf(endpoint);
  const { sell } = await openTills(client, name).openTill("store_watched", pays);
  const seen = watchTable(client);
  await sell();
  return longestChain(seen().spans);
};

const measure = async (endpoint: string, measured: Case, name: string): Promise<Row[]> => {
  const client = clientOf(endpoint);
  await ensureTable(client, tableShape(name));
  const { openTill } = openTills(client, name);
  const { what, pays, stores, pace } = measured;
  const opened = await Promise.all(
    Array.from({ length: stores }, (_, place) => openTill(`store_${place}`, pays)),
  );
  const sellers = Array.from({ length: tills }, (_, place) => opened[place % stores]).filter(
    (seller) => seller !== undefined,
  );
  for (const { ask } of sellers) for (let sold = 0; sold < warmUp; sold += 1) await ask();
  const before = process.cpuUsage();
  const times = (await Promise.all(sellers.map(({ ask }, place) => row(ask, place, pace)))).flat();
  const { user, system } = process.cpuUsage(before);
  const ofProcessor = ((user + system) / 1000 / times.length).toFixed(1);
  const usual = median(times).toFixed(0);
  return [
    atMost(2, {
      what: `a bike registered at the till, ${what}`,
      value: await tripsOf(endpoint, name, measured),
      unit: "round trips",
      digits: 0,
    }),
    atMost(150, {
      what: `p99 of its request at ${tills} tills at once, ${what} (half take ${usual} ms; ${ofProcessor} ms of the processor each)`,
      value: percentile(times, 0.99),
      unit: "ms",
    }),
  ];
};

/**
 * Measures a clerk's wait at rush hour: the time of the function from request to response, including its
 * waits for the table.
 */
export const till: Budget = {
  name: "till",
  measure: async () => {
    const database = await startDynoxide(undefined);
    try {
      const rows: Row[] = [];
      for (const [place, each] of cases.entries())
        rows.push(...(await measure(database.endpoint, each, `till-${place}`)));
      return [...rows, await checkUnits(clientOf(database.endpoint))];
    } finally {
      await database.close();
    }
  },
};
