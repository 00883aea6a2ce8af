import type { BikeRemoval } from "#contract/office/bike-removals.ts";
import { readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const BikeTitle = BikeItem.pick({ id: true, brand: true, model: true, frameNumber: true });

const readKept = async (table: Pick<Table, "batchGet">, removals: readonly BikeRemovalItem[]) => {
  const ids = removals.flatMap(({ keptBikeId }) => keptBikeId ?? []);
  const bikes = await table.batchGet(
    ids.map((id) => keys.bike(id)),
    BikeTitle,
  );
  return new Map(bikes.map((bike) => [bike.id, { ...bike, bike: titleOf(bike) }]));
};

/** Adds the requester's name and the registration that stays. */
export const showRemovals = async (
  table: Pick<Table, "batchGet">,
  adminId: string,
  removals: readonly BikeRemovalItem[],
): Promise<BikeRemoval[]> => {
  const [names, keptBikes] = await Promise.all([
    readNames(
      table,
      removals.map(({ askedBy }) => askedBy),
    ),
    readKept(table, removals),
  ]);
  return removals.map(({ askedBy, keptBikeId = "", toldId, unfinished = false, ...removal }) => {
    const kept = keptBikes.get(keptBikeId);
    const { id, bikeId, as, bike, frameNumber, reason, askedAt, lapsesAt } = removal;
    return {
      id,
      bikeId,
      as,
      bike,
      frameNumber,
      reason,
      askedAt,
      lapsesAt,
      unfinished,
      kept: kept && { id: kept.id, frameNumber: kept.frameNumber, bike: kept.bike },
      askedBy: { id: askedBy, name: names.get(askedBy) },
      mine: askedBy === adminId,
      tells: toldId !== undefined,
    };
  });
};
