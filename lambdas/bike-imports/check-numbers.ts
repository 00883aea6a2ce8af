import * as z from "zod";
import type { Verdict } from "#contract/bike-imports/rows.ts";
import { findLookalikes } from "#lambdas/shared/bikes/lookalikes.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Reading = Pick<Table, "batchGet" | "query">;
type Guard = { readonly frameNumber: string; readonly bikeId: string; readonly ownerId: string };

const readGuards = async (table: Reading, numbers: readonly string[]): Promise<Guard[]> => {
  const places = new Map<string, string>(numbers.map((number) => [keys.frameGuard(number).pk, number]));
  const guards = await table.batchGet(
    numbers.map((number) => keys.frameGuard(number)),
    FrameGuardItem.extend({ pk: z.string() }),
  );
  return guards.map(({ pk, bikeId, ownerId }) => ({ frameNumber: places.get(pk) ?? "", bikeId, ownerId }));
};

const readStolen = async (table: Reading, guards: readonly Guard[]): Promise<Set<string>> => {
  if (guards.length === 0) return new Set();
  const bikes = await table.batchGet(
    guards.map(({ bikeId }) => keys.bike(bikeId)),
    BikeItem.pick({ id: true, status: true }),
  );
  return new Set(bikes.filter(({ status }) => status === "stolen").map(({ id }) => id));
};

/** What the register says of numbers, of at most a hundred: what the till would say of each. A number that is free is left out. Three units each at most. */
export const checkNumbers = async (
  table: Reading,
  storeId: string,
  numbers: readonly string[],
): Promise<Map<string, Verdict>> => {
  if (numbers.length === 0) return new Map();
  const [guards, lookalikes] = await Promise.all([
    readGuards(table, numbers),
    Promise.all(numbers.map(async (number) => [number, await findLookalikes(table, number)] as const)),
  ]);
  const ofOthers = guards.filter(({ ownerId }) => ownerId !== storeId);
  const stolen = await readStolen(table, ofOthers);
  const resembling = lookalikes.filter(([, found]) => found.some((each) => each.stolen));
  return new Map<string, Verdict>([
    ...resembling.map(([number]) => [number, "resembles-stolen"] as const),
    ...guards.map(({ frameNumber, ownerId, bikeId }) => {
      if (ownerId === storeId) return [frameNumber, "known"] as const;
      return [frameNumber, stolen.has(bikeId) ? "stolen" : "taken"] as const;
    }),
  ]);
};
