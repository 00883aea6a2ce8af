import { isoDate, startOfSwedishDay, swedishDate } from "#contract/platform/calendar-date.ts";
import { expiryOf } from "#contract/privacy/retention.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The share of the bikes that no person has reviewed. */
const share = 0.05;

type Draw = {
  readonly table: Pick<Table, "query" | "transact">;
  readonly system: Pick<System, "now" | "bytes">;
};

/** Uses secure randomness, so that nobody can predict the draw and register a stolen bike unseen. */
const isDrawn = (system: Draw["system"]): boolean =>
  Buffer.from(system.bytes(4)).readUInt32BE() / 2 ** 32 < share;

const startOfDay = (at: Date): Date => startOfSwedishDay(isoDate(swedishDate(at)));

/** Sort keys in the list of all bikes begin with the time of registration in epoch milliseconds. */
const yesterday = (now: Date): readonly [from: string, to: string] => {
  const end = startOfDay(now);
  const start = startOfDay(new Date(end.getTime() - 1));
  return [String(start.getTime()), String(end.getTime() - 1)];
};

export const sampleWrite = (bikeId: string, now: Date): Action => {
  const sample = { bikeId, createdAt: now.toISOString(), expiresAt: expiryOf("bikeSamples", now) };
  const place = { gsi1pk: lists.openSamples(), gsi1sk: `${sample.createdAt}#${bikeId}` };
  return put(keys.bikeSample(bikeId), "bikeSample", { ...sample, ...place }).expectNew("repeated");
};

/** Writes the sample; false if an earlier run of this night has done so. */
const addSample = async (table: Draw["table"], bikeId: string, now: Date): Promise<boolean> => {
  try {
    await table.transact([sampleWrite(bikeId, now)]);
    return true;
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
    return false;
  }
};

/** Draws one in twenty of the bikes registered in Sweden yesterday with a receipt that a machine approved. */
export const drawSamples = async ({ table, system }: Draw): Promise<{ looked: number; drawn: number }> => {
  const now = system.now();
  const [from, to] = yesterday(now);
  const registered = { index: "gsi2", partition: lists.listedBikes(), schema: BikeItem, limit: 100 } as const;
  const count = { looked: 0, drawn: 0 };
  for await (const bikes of pages(table, { ...registered, between: [from, `${to}#~`] }))
    for (const { id: bikeId, ...bike } of bikes) {
      if (bike.analysisId === undefined || isInReview(bike)) continue;
      count.looked += 1;
      if (isDrawn(system) && (await addSample(table, bikeId, now))) count.drawn += 1;
    }
  return count;
};
