import * as z from "zod";
import { listAttributes } from "./list-attributes.ts";
import { reindex } from "./reindex.ts";
import type { System } from "#lambdas/system.ts";
import { put, remove, update } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { type BikeScan, ScanPlace, type Segment } from "#lambdas/shared/table/scan-bikes.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type BackfillContext = {
  readonly table: Table;
  readonly system: Pick<System, "random" | "wait">;
  readonly scan: BikeScan;
};

/** How far one segment has come: `next` is where it goes on, and it is not there when the segment is done. */
const Checkpoint = z.object({
  entity: z.literal("backfill"),
  bikes: z.number().int(),
  next: ScanPlace.optional(),
});

const atOnce = 8;

const StoredBike = BikeItem.extend({
  gsi1pk: z.string().optional(),
  gsi1sk: z.string().optional(),
  gsi2pk: z.string().optional(),
  gsi2sk: z.string().optional(),
});

/** Puts a bike into the lists of the indexes that it is missing from. */
const relist = ({ table, system }: BackfillContext, bikeId: string): Promise<void> =>
  untilFresh(system, async () => {
    const stored = await table.get(keys.bike(bikeId), StoredBike);
    if (!stored) return;
    const wanted = listAttributes(stored);
    const known = new Map<string, unknown>(Object.entries(stored));
    if (Object.entries(wanted).every(([name, value]) => known.get(name) === value)) return;
    const write = update(keys.bike(bikeId)).set(wanted).expect("version", stored.version, "stale");
    await table.transact([write]);
  });

/** Derives once more everything that follows from a bike and writes it, whatever lies there. */
export const mendBike = async (context: BackfillContext, bikeId: string): Promise<void> => {
  await relist(context, bikeId);
  await reindex(context, bikeId, true);
};

const nameOf = ({ number, of }: Segment): string => `${number}/${of}`;

const mendSegment = async (
  context: BackfillContext,
  segment: Segment,
  report: (bikes: number) => void,
): Promise<number> => {
  const place = keys.backfill("postings", nameOf(segment));
  const begun = await context.table.get(place, Checkpoint);
  if (begun && !begun.next) return begun.bikes;
  let [next, bikes] = [begun?.next, begun?.bikes ?? 0];
  do {
    const page = await context.scan(segment, next);
    for (let from = 0; from < page.ids.length; from += atOnce)
      await Promise.all(page.ids.slice(from, from + atOnce).map((id) => mendBike(context, id)));
    next = page.next;
    bikes += page.ids.length;
    await context.table.transact([put(place, "backfill", { bikes, next })]);
    report(page.ids.length);
  } while (next);
  return bikes;
};

/** Mends every bike of the register and says how many there are. It remembers in the table how far it has come: a run that was interrupted is taken up where it was, and bikes can be registered and changed meanwhile. */
export const backfillPostings = async (
  context: BackfillContext,
  segments: number,
  report: (bikes: number) => void,
): Promise<number> => {
  const all = Array.from({ length: segments }, (_, number): Segment => ({ number, of: segments }));
  const segmentsMended = all.map((segment) => mendSegment(context, segment, report));
  // Where one fails the others still come to their end or note how far they have come.
  await Promise.allSettled(segmentsMended);
  const counts = await Promise.all(segmentsMended);
  await context.table.transact(all.map((segment) => remove(keys.backfill("postings", nameOf(segment)))));
  return counts.reduce((sum, count) => sum + count, 0);
};
