import type { AdminSearchCard, AdminSearchFilters } from "#contract/admin-search.ts";
import type { AdminWorld } from "#lambdas/search/admin-world.ts";
import { findBikes } from "#lambdas/search/find-bikes.ts";
import { noteSearch } from "#lambdas/search/note-search.ts";
import { cursorAfter, readPlace } from "#lambdas/search/place.ts";
import { showBike } from "#lambdas/search/show-bike.ts";
import { ProfileItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";

type AdminSearchPage = { items: AdminSearchCard[]; cursor: string | undefined };

/** Searches every bike with all that is known of it. Nothing is shown that has not been recorded as looked for. */
export const searchAllBikes = async (
  world: AdminWorld,
  adminId: string,
  filters: AdminSearchFilters,
): Promise<AdminSearchPage> => {
  const { reader, cursorSecret } = world;
  const place = readPlace(cursorSecret, "admin", filters);
  const [{ bikes, by, next }] = await Promise.all([
    findBikes(reader, { filters, place }),
    noteSearch(world, adminId, filters),
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
