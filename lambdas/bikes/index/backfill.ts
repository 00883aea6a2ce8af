import * as z from "zod";
import { listAttributes } from "./list-attributes.ts";
import { reindex } from "./reindex.ts";
import type { System } from "#lambdas/platform/system.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { type BikeScan, ScanPosition, type Segment } from "#lambdas/platform/table/scan-bikes.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type BackfillContext = {
  readonly table: Table;
  readonly system: Pick<System, "random" | "wait">;
  readonly scan: BikeScan;
};

/** Progress of one segment. `next` is where it resumes, absent when the segment is done. */
const Checkpoint = z.object({
  entity: z.literal("backfill"),
  bikes: z.number().int(),
  next: ScanPosition.optional(),
});

const atOnce = 8;

const StoredBike = BikeItem.extend({
  gsi1pk: z.string().optional(),
  gsi1sk: z.string().optional(),
  gsi2pk: z.string().optional(),
  gsi2sk: z.string().optional(),
});

const relist = ({ table, system }: BackfillContext, bikeId: string): Promise<void> =>
  retryOnConflict(system, async () => {
    const stored = await table.get(keys.bike(bikeId), StoredBike);
    if (!stored) return;
    const wanted = listAttributes(stored);
    const known = new Map<string, unknown>(Object.entries(stored));
    if (Object.entries(wanted).every(([name, value]) => known.get(name) === value)) return;
    const write = update(keys.bike(bikeId)).set(wanted).expect("version", stored.version, "stale");
    await table.transact([write]);
  });

/** Writes everything derived from a bike again, regardless of the stored items. */
export const repairBike = async (context: BackfillContext, bikeId: string): Promise<void> => {
  await relist(context, bikeId);
  await reindex(context, bikeId, true);
};

const nameOf = ({ number, of }: Segment): string => `${number}/${of}`;

const repairSegment = async (
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
      await Promise.all(page.ids.slice(from, from + atOnce).map((id) => repairBike(context, id)));
    next = page.next;
    bikes += page.ids.length;
    await context.table.transact([put(place, "backfill", { bikes, next })]);
    report(page.ids.length);
  } while (next);
  return bikes;
};

/**
 * Rewrites the derived items of every bike and returns the number of bikes. Progress is stored, so
 * an interrupted run resumes; bikes may change meanwhile.
 */
export const backfillPostings = async (
  context: BackfillContext,
  segments: number,
  report: (bikes: number) => void,
): Promise<number> => {
  const all = Array.from({ length: segments }, (_, number): Segment => ({ number, of: segments }));
  const repairs = all.map((segment) => repairSegment(context, segment, report));
  // If one segment fails, the others finish or store their progress.
  await Promise.allSettled(repairs);
  const counts = await Promise.all(repairs);
  await context.table.transact(all.map((segment) => remove(keys.backfill("postings", nameOf(segment)))));
  return counts.reduce((sum, count) => sum + count, 0);
};
