import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { findLookalikes } from "#lambdas/bikes/lookalikes.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Bikes with similar frame numbers that nobody has marked as different. */
export const undecidedAlike = async (
  table: Pick<Table, "query">,
  { id, frameNumber, notSameAs = [] }: BikeItem,
  but?: string,
): Promise<readonly string[]> =>
  (await findLookalikes(table, frameNumber, id))
    .map(({ bikeId }) => bikeId)
    .filter((bikeId) => bikeId !== but && !notSameAs.includes(bikeId));

/** Adds a duplicate to a bike and clears `possibleDuplicate` once no lookalike is left. */
export const settleLikeness = (
  { table, system }: Pick<BikeAdminContext, "table" | "system">,
  bikeId: string,
  { duplicate }: { readonly duplicate?: string },
): Promise<void> =>
  retryOnConflict(system, async () => {
    const bike = await table.get(keys.bike(bikeId), BikeItem);
    if (!bike || bike.deletedAt !== undefined) return;
    const duplicates = [
      ...new Set([...(bike.duplicates ?? []), ...(duplicate === undefined ? [] : [duplicate])]),
    ];
    const possibleDuplicate = bike.possibleDuplicate && (await undecidedAlike(table, bike)).length > 0;
    const isNew = duplicates.length !== (bike.duplicates ?? []).length;
    if (!isNew && possibleDuplicate === bike.possibleDuplicate) return;
    const after = {
      ...bike,
      possibleDuplicate,
      ...(duplicates.length > 0 && { duplicates }),
      version: bike.version + 1,
    };
    await table.transact(changeWrites(bike, after));
  });
