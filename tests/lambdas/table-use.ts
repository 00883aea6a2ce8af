import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import { SearchFilters } from "#contract/bikes/search.ts";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import { getBike } from "#lambdas/bikes/registration/get-bike.ts";
import { getHistory } from "#lambdas/bikes/registration/get-history.ts";
import { listBikes } from "#lambdas/bikes/registration/list-bikes.ts";
import { getStatus } from "#lambdas/bikes/search/get-status.ts";
import { search } from "#lambdas/bikes/search/search.ts";
import { system } from "#lambdas/platform/system.ts";
import { startMeter } from "#lambdas/platform/table/read-meter.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openRegister } from "./customers.ts";
import { openTills } from "./shops/sales/many-tills.ts";

const Capacity = z.object({ CapacityUnits: z.number() });
const Consumed = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });

/** Reads the consumed capacity from a response. */
const unitsOf = (output: unknown): number => {
  const { ConsumedCapacity = [] } = Consumed.parse(output);
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
};

/** Makes the table return consumed capacity; the returned function gives the units since its last call. */
export const readUnitsOf = (client: DynamoDBClient): (() => number) => {
  let units = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
      units += unitsOf(result.output);
      return result;
    },
    { step: "initialize" },
  );
  return () => {
    const since = units;
    units = 0;
    return since;
  };
};

export type TableUse = {
  readonly what: string;
  /** Number of requests to the table that waited for one another. */
  readonly roundTrips: number;
  readonly limit: number;
  readonly units: number;
};

type Span = { readonly began: number; readonly ended: number };

/** Records every request of the client, and makes the table return consumed capacity. */
export const watchTable = (client: DynamoDBClient) => {
  let spans: Span[] = [];
  let units = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const began = performance.now();
      const result = await next({ ...args, input: { ...args.input, ReturnConsumedCapacity: "TOTAL" } });
      spans.push({ began, ended: performance.now() });
      units += unitsOf(result.output);
      return result;
    },
    { step: "initialize" },
  );
  return () => {
    const seen = { spans, units };
    spans = [];
    units = 0;
    return seen;
  };
};

/** The longest chain of requests that each began after another had ended. */
export const longestChain = (spans: readonly Span[]): number => {
  let length = 0;
  let free = -Infinity;
  for (const { began, ended } of spans.toSorted((a, b) => a.ended - b.ended)) {
    if (began < free) continue;
    length += 1;
    free = ended;
  }
  return length;
};

const frames = ["WTU204K8861", "WTU204K8862"] as const;

/** Measures the table use of people's requests. */
export const measureTableUse = async (client: DynamoDBClient, tableName: string): Promise<TableUse[]> => {
  const customers = openRegister(client, tableName);
  const { context: bikesContext } = customers;
  const [first, second] = frames;
  for (const userId of ["anna", "erik"]) await customers.add(userId, 1000);
  const { bike } = await customers.register("anna", first, await customers.prove("anna", first));
  const proof = await customers.prove("anna", second);
  const till = await openTills(client, tableName).openTill("store_1", { points: 100, stickers: 1 });
  const seen = watchTable(client);
  const uses: TableUse[] = [];
  const measure = async (what: string, request: () => Promise<unknown>): Promise<void> => {
    await request();
    const { spans, units } = seen();
    uses.push({ what, roundTrips: longestChain(spans), limit: 2, units });
  };
  const reader = openReader(tableName, system, client)(startMeter());
  const context = { reader, system, cursorSecret: "secret" };
  const find = (query: Partial<SearchFilters>) => search(context, "public", SearchFilters.parse(query));
  await measure("the status of a number", () => getStatus(reader, first));
  await measure("searching a number that is registered", () => find({ q: first }));
  await measure("searching a number that is not", () => find({ q: second }));
  await measure("searching by brand, colour and city", () =>
    find({ brand: "Crescent", color: "blå", city: "Malmö" }),
  );
  await measure("searching by words", () => find({ q: "röd crescent i göteborg med korg" }));
  await measure("one's own bikes", () => listBikes(bikesContext, "anna", { limit: 20 }));
  await measure("one bike", () => getBike(bikesContext, "anna", bike.id));
  const caller = { userId: "erik", role: "customer", signedInAt: new Date(0) } as const;
  await measure("the history of a bike", () => getHistory(bikesContext, caller, bike.id));
  await measure("checking a free number", () => checkFrameNumber(bikesContext, "anna", second));
  await measure("checking someone else's number", () => checkFrameNumber(bikesContext, "erik", first));
  await measure("registering a bike", () => customers.register("anna", second, proof));
  await measure("registering a bike at the till, paid with a sticker", till.sell);
  await measure("registering a bike at the till, paid with points", till.sell);
  return uses;
};
