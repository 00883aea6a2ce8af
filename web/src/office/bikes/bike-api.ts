import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adminBikeRoutes, type AdminBike, type AdminBikeEvent } from "#contract/office/bike-admin-bike.ts";
import { bikeRemovalRoutes } from "#contract/office/bike-removals.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { fetchOnce } from "#web/platform/api/fetch-once.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...adminBikeRoutes, ...bikeRemovalRoutes }, { token: getAccessToken });

export const { askForRemoval, decideRemoval, tellBikesApart } = client;

export const bikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.bikeAdmin.bike(bikeId),
    queryFn: ({ signal }) => client.openAdminBike({ params: { bikeId } }, { signal }),
    ...fetchOnce,
    gcTime: 0,
  });

type Cursor = string | undefined;
type Page = { readonly items: readonly AdminBikeEvent[]; readonly cursor?: Cursor };

/** Starts with the events that came with the bike. `openedAt` separates the cursors of each opening. */
export const eventsQuery = ({ id: bikeId, events }: AdminBike, openedAt: number) => {
  const first: Page = events;
  return infiniteQueryOptions({
    queryKey: adminQueryKeys.bikeAdmin.bikeEvents(bikeId, openedAt),
    queryFn: ({
      pageParam: cursor = "",
      signal,
    }: {
      pageParam: Cursor;
      signal: AbortSignal;
    }): Promise<Page> => client.listMoreOfBike({ params: { bikeId }, query: { cursor } }, { signal }),
    initialData: { pages: [first], pageParams: [undefined] },
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }: Page): Cursor => cursor,
    ...fetchOnce,
  });
};
