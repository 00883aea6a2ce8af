import { infiniteQueryOptions } from "@tanstack/react-query";
import type { Visibility } from "#contract/bike.ts";
import { bikeRoutes } from "#contract/bikes.ts";
import { createClient } from "#web/api/client.ts";
import { ownBikeQuery } from "#web/auth/own-bike/own-bike-query.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(bikeRoutes, { token: getAccessToken });

const pageSize = 20;
type Cursor = string | undefined;

export const bikeQueries = {
  /** One's own bikes, newest first, a page at a time. */
  mine: infiniteQueryOptions({
    queryKey: ["bikes", "mine"],
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.listBikes({ query: { limit: pageSize, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  }),
  byId: ownBikeQuery,
};

export const changeVisibility = (bikeId: string, wish: Partial<Visibility>) =>
  client.changeVisibility({ params: { bikeId }, body: wish });
