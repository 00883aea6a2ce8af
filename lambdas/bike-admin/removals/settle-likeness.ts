import type { BikeAdminContext } from "#lambdas/bike-admin/bike-admin-context.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { findLookalikes } from "#lambdas/shared/bikes/lookalikes.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Bikes whose numbers look like this one's and that nobody has told apart from it. */
export const undecidedAlike = async (
  table: Pick<Table, "query">,
  { id, frameNumber, notSameAs = [] }: BikeItem,
  but?: string,
): Promise<readonly string[]> =>
  (await findLookalikes(table, frameNumber, id))
    .map(({ bikeId }) => bikeId)
    .filter((bikeId) => bikeId !== but && !notSameAs.includes(bikeId));

/** Has a bike remember what it was found to be, and not be called a possible duplicate when there is nothing left that it could be one of. */
export const settleLikeness = (
  { table, system }: Pick<BikeAdminContext, "table" | "system">,
  bikeId: string,
  { duplicate }: { readonly duplicate?: string },
): Promise<void> =>
  untilFresh(system, async () => {
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
