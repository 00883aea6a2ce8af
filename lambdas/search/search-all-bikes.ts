import type { AdminSearchCard, AdminSearchFilters } from "#contract/admin-search.ts";
import type { AdminContext } from "./admin-context.ts";
import { findBikes } from "#lambdas/search/find-bikes.ts";
import { recordSearch } from "./record-search.ts";
import { cursorAfter, readPlace } from "#lambdas/search/place.ts";
import { showBike } from "#lambdas/search/show-bike.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type AdminSearchPage = { items: AdminSearchCard[]; cursor: string | undefined };

/** Searches every bike with all that is known of it. Nothing is shown that has not been recorded as looked for. */
export const searchAllBikes = async (
  context: AdminContext,
  adminId: string,
  filters: AdminSearchFilters,
): Promise<AdminSearchPage> => {
  const { reader, cursorSecret } = context;
  const place = readPlace(cursorSecret, "admin", filters);
  const [{ bikes, by, next }] = await Promise.all([
    findBikes(reader, { filters, place }),
    recordSearch(context, adminId, filters),
  ]);
  const owners = await reader.batchGet(
    bikes.map(({ ownerId }) => keys.profile(ownerId)),
    ProfileItem,
  );
  const byId = new Map(owners.map((owner) => [owner.userId, owner]));
  return {
    items: bikes.map((bike) => showBike(bike, byId.get(bike.ownerId))),
    cursor: cursorAfter(cursorSecret, "admin", filters, { by, next, page: place?.page ?? 1 }),
  };
};
