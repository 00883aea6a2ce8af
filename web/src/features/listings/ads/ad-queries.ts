import { infiniteQueryOptions } from "@tanstack/react-query";
import { searchRoutes } from "#contract/search.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { withSearchPass } from "#web/api/search-pass.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { listingApi } from "../listings-api.ts";
import { type AdSearch, parametersOf } from "./ad-search.ts";

type Cursor = string | undefined;
type Page = { pageParam: Cursor; signal: AbortSignal };

export const adsQuery = (search: AdSearch) => {
  const query = Object.fromEntries(parametersOf(search));
  return infiniteQueryOptions({
    queryKey: queryKeys.listings.search(query),
    queryFn: ({ pageParam, signal }: Page) =>
      listingApi.searchAds({ query: { ...query, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
};

const open = createClient(searchRoutes, { token: async () => undefined });
const personal = createClient(searchRoutes, { token: getAccessToken });

/** The stolen bikes of the register, the newest first. */
export const wantedQuery = (isSignedIn: boolean) =>
  infiniteQueryOptions({
    queryKey: queryKeys.search.found(isSignedIn ? "signed-in" : "public", "wanted"),
    queryFn: ({ pageParam, signal }: Page) => {
      const asked = { query: { status: "stolen" as const, cursor: pageParam } };
      return isSignedIn
        ? personal.searchBikes(asked, { signal })
        : withSearchPass((pass) => open.searchPublicly(asked, { signal, pass }));
    },
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
    // Coming back to the tab is no new search, and searches are counted.
    refetchOnWindowFocus: false,
  });
