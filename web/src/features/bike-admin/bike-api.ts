import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adminBikeRoutes, type AdminBike, type AdminBikeEvent } from "#contract/bike-admin-bike.ts";
import { bikeRemovalRoutes } from "#contract/bike-removals.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { onceAsked } from "#web/api/once-asked.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient({ ...adminBikeRoutes, ...bikeRemovalRoutes }, { token: getAccessToken });

export const { askForRemoval, decideRemoval, tellBikesApart } = client;

export const bikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.bikeAdmin.bike(bikeId),
    queryFn: ({ signal }) => client.openAdminBike({ params: { bikeId } }, { signal }),
    ...onceAsked,
    gcTime: 0,
  });

type Cursor = string | undefined;
type Page = { readonly items: readonly AdminBikeEvent[]; readonly cursor?: Cursor };

/** What has happened to a bike, which begins with what came with it. `openedAt` tells the openings apart: each gives cursors of its own. */
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
    ...onceAsked,
  });
};
