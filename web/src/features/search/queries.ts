import { infiniteQueryOptions } from "@tanstack/react-query";
import { numberCheckRoutes } from "#contract/number-checks.ts";
import { searchRoutes } from "#contract/search.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { withSearchPass } from "#web/api/search-pass.ts";
import { getAccessToken } from "#web/auth/session.ts";
import type { Search } from "./search.ts";

/** Strangers get three pages; who has signed in gets all of them, and names of bikes to write to. */
export type Tier = "public" | "signed-in";
type Cursor = string | undefined;

const open = createClient(searchRoutes, { token: async () => undefined });
const personal = createClient(searchRoutes, { token: getAccessToken });
const ofStore = createClient(numberCheckRoutes, { token: getAccessToken });
type Ask = typeof personal.searchBikes;
const askPublicly: Ask = (asked, options) =>
  withSearchPass((pass) => open.searchPublicly(asked, { ...options, pass }));
const ask: Record<Tier, Ask> = { public: askPublicly, "signed-in": personal.searchBikes };

export const searchQueries = {
  found: (tier: Tier, search: Search) =>
    infiniteQueryOptions({
      queryKey: queryKeys.search.found(tier, search),
      queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
        ask[tier]({ query: { ...search, cursor: pageParam } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }): Cursor => cursor,
      // Coming back to the tab is no new search, and searches are counted.
      refetchOnWindowFocus: false,
    }),
};

export const checkFrameNumbers = (frameNumbers: string[]) =>
  ofStore.checkFrameNumbers({ body: { frameNumbers } });
