import { expiryOf } from "#contract/privacy/retention.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import {
  addSample,
  dayBefore,
  type Draw,
  type Drawn,
  isDrawn,
  startOfDay,
} from "#lambdas/office/samples/draw.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

/** Sort keys in the list of all bikes begin with the time of registration in epoch milliseconds. */
const yesterday = (now: Date): readonly [from: string, to: string] => {
  const end = startOfDay(now);
  return [String(dayBefore(end).getTime()), String(end.getTime() - 1)];
};

export const sampleWrite = (bikeId: string, now: Date): Action => {
  const sample = { bikeId, createdAt: now.toISOString(), expiresAt: expiryOf("bikeSamples", now) };
  const place = { gsi1pk: lists.openSamples(), gsi1sk: `${sample.createdAt}#${bikeId}` };
  return put(keys.bikeSample(bikeId), "bikeSample", { ...sample, ...place }).expectNew("repeated");
};

/** Draws one in twenty of yesterday's bikes whose receipt was approved automatically. */
export const drawSamples = async ({ table, system }: Draw): Promise<Drawn> => {
  const now = system.now();
  const [from, to] = yesterday(now);
  const registered = { index: "gsi2", partition: lists.listedBikes(), schema: BikeItem, limit: 100 } as const;
  const count = { looked: 0, drawn: 0 };
  for await (const bikes of pages(table, { ...registered, between: [from, `${to}#~`] }))
    for (const { id: bikeId, ...bike } of bikes) {
      if (bike.analysisId === undefined || isInReview(bike)) continue;
      count.looked += 1;
      if (isDrawn(system) && (await addSample(table, sampleWrite(bikeId, now)))) count.drawn += 1;
    }
  return count;
};
