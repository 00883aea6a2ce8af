import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as z from "zod";
import { checkFrameNumber } from "#lambdas/bikes/check-frame-number.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { getBike } from "#lambdas/bikes/get-bike.ts";
import { listBikes } from "#lambdas/bikes/list-bikes.ts";
import { registerBike } from "#lambdas/bikes/register-bike.ts";
import { lookUpFrameNumber } from "#lambdas/lookup/look-up-frame-number.ts";
import { system } from "#lambdas/system.ts";
import { put } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";
import { type Table, openTable } from "#lambdas/table/table.ts";

export type TableUse = {
  readonly what: string;
  /** How many requests to the table had to wait for one another. */
  readonly roundTrips: number;
  readonly limit: number;
  readonly units: number;
};

type Span = { readonly began: number; readonly ended: number };

const Capacity = z.object({ CapacityUnits: z.number() });
const Consumed = z.object({ ConsumedCapacity: z.union([Capacity, z.array(Capacity)]).optional() });

const unitsOf = (output: unknown): number => {
  const { ConsumedCapacity = [] } = Consumed.parse(output);
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits }) => sum + CapacityUnits, 0);
};

/** Sees every request that the client sends, and has the table say what it cost. */
const watch = (client: DynamoDBClient) => {
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

/** The longest chain of requests of which each began when another had ended. */
const longestChain = (spans: readonly Span[]): number => {
  let length = 0;
  let free = -Infinity;
  for (const { began, ended } of spans.toSorted((a, b) => a.ended - b.ended)) {
    if (began < free) continue;
    length += 1;
    free = ended;
  }
  return length;
};

const at = new Date().toISOString();
const frames = ["WTU204K8861", "WTU204K8862"] as const;

/** Two people, and one proof each time that somebody registers. */
const furnish = async (table: Table): Promise<void> => {
  for (const userId of ["anna", "erik"]) {
    const fullName = "Anna Lindqvist";
    await table.transact([
      put(keys.profile(userId), "profile", {
        userId,
        fullName,
        email: `${userId}@example.se`,
        language: "sv",
        identityLevel: 1,
        createdAt: at,
      }),
      put(keys.balance(userId), "balance", { userId, points: 1000, version: 0 }),
    ]);
  }
};

const prove = async (table: Table, ownerId: string, frameNumber: string): Promise<string> => {
  const [id, receipt, photo] = [system.newId("analysis"), system.newId("upload"), system.newId("upload")];
  const upload = { ownerId, state: "ready", contentType: "image/jpeg", createdAt: at };
  const checks = { frameNumber: "match", personalNumber: true, seller: true };
  const pictures = { receiptUploadId: receipt, bikePhotoUploadId: photo };
  await table.transact([
    put(keys.upload(receipt), "upload", { ...upload, id: receipt, kind: "receipt" }),
    put(keys.upload(photo), "upload", { ...upload, id: photo, kind: "bike-photo" }),
    put(keys.analysis(id), "analysis", {
      id,
      ownerId,
      frameNumber,
      ...pictures,
      bike: {},
      checks,
      verified: true,
      createdAt: at,
    }),
  ]);
  return id;
};

const register = (deps: BikesDeps, userId: string, frameNumber: string, analysisId: string) =>
  registerBike(deps, {
    userId,
    idempotencyKey: system.newId("key"),
    request: {
      frameNumber,
      analysisId,
      type: "dam",
      brand: "Monark",
      model: "Karin",
      color: "svart",
      manualReview: false,
    },
  });

/** What each request of a person costs the table. */
export const measureTableUse = async (client: DynamoDBClient, tableName: string): Promise<TableUse[]> => {
  const table = openTable(tableName, system, client);
  const pictures = { photo: async () => "photo", receipt: async () => "receipt" };
  const deps: BikesDeps = { table, system, pictures, cursorSecret: "secret", identityLevelRequired: 1 };
  await furnish(table);
  const [first, second] = frames;
  const { bike } = await register(deps, "anna", first, await prove(table, "anna", first));
  const proof = await prove(table, "anna", second);
  const seen = watch(client);
  const uses: TableUse[] = [];
  const measure = async (what: string, request: () => Promise<unknown>): Promise<void> => {
    await request();
    const { spans, units } = seen();
    uses.push({ what, roundTrips: longestChain(spans), limit: 2, units });
  };
  await measure("looking up a number that is registered", () =>
    lookUpFrameNumber(table, first, system.now()),
  );
  await measure("looking up a number that is not", () => lookUpFrameNumber(table, second, system.now()));
  await measure("one's own bikes", () => listBikes(deps, "anna", { limit: 20 }));
  await measure("one bike", () => getBike(deps, "anna", bike.id));
  await measure("checking a free number", () => checkFrameNumber(deps, "anna", second));
  await measure("checking somebody else's number", () => checkFrameNumber(deps, "erik", first));
  await measure("registering a bike", () => register(deps, "anna", second, proof));
  return uses;
};
