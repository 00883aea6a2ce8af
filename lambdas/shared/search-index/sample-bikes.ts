import * as z from "zod";
import type { System } from "#lambdas/system.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Position, Table } from "#lambdas/shared/table/table.ts";

/** Bikes are drawn where nobody can foretell, some neighbours at a time. */
const neighbours = 10;
const draws = [
  [lists.listedBikes(), 20],
  [lists.unlistedBikes("pending_review"), 2],
  [lists.unlistedBikes("deleted"), 2],
] as const;

const Listed = z.object({ id: z.string(), gsi2sk: z.string() });

type Range = { readonly after?: Position; readonly newestFirst?: boolean };

const read = async (table: Pick<Table, "query">, list: string, limit: number, range: Range = {}) => {
  const { items } = await table.query({ index: "gsi2", partition: list, schema: Listed, limit, ...range });
  return items;
};

/** The place of a bike that was registered at this time, whether or not there is one. */
const placeAt = (milliseconds: number): Position => ({
  gsi2sk: String(Math.floor(milliseconds)).padStart(13, "0"),
  pk: "BIKE#",
  sk: "BIKE",
});

const timeOf = (bike: z.infer<typeof Listed> | undefined): number => Number(bike?.gsi2sk.split("#")[0] ?? 0);

const drawFrom = async (
  table: Pick<Table, "query">,
  { random }: Pick<System, "random">,
  list: string,
  times: number,
): Promise<string[]> => {
  const [[oldest], [newest]] = await Promise.all([
    read(table, list, 1),
    read(table, list, 1, { newestFirst: true }),
  ]);
  const [from, to] = [timeOf(oldest), timeOf(newest)];
  // One millisecond earlier, or the oldest of all would never be drawn.
  const starts = Array.from({ length: times }, () => placeAt(from - 1 + random() * (to - from)));
  const found = await Promise.all(starts.map((after) => read(table, list, neighbours, { after })));
  return found.flat().map(({ id }) => id);
};

/** The ids of up to 240 bikes, from all times and of every state. */
export const sampleBikes = async (
  table: Pick<Table, "query">,
  system: Pick<System, "random">,
): Promise<string[]> => {
  const drawn = await Promise.all(draws.map(([list, times]) => drawFrom(table, system, list, times)));
  return [...new Set(drawn.flat())];
};
