import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { numberCheckRoutes } from "#contract/bikes/number-checks.ts";
import { searchRoutes } from "#contract/bikes/search.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { withSearchPass } from "#web/platform/api/search-pass.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import type { Search } from "./search.ts";

/** Public searches have three pages. Signed-in ones have all pages, and bike ids for writing to owners. */
export type Tier = "public" | "signed-in";

const open = createClient(searchRoutes, { token: async () => undefined });
const personal = createClient(searchRoutes, { token: getAccessToken });
const ofStore = createClient(numberCheckRoutes, { token: getAccessToken });
type Ask = typeof personal.searchBikes;
const askPublicly: Ask = (asked, options) =>
  withSearchPass((pass) => open.searchPublicly(asked, { ...options, pass }));
const ask: Record<Tier, Ask> = { public: askPublicly, "signed-in": personal.searchBikes };

export const searchQueries = {
  found: (tier: Tier, search: Search) => ({
    ...pagedQuery(queryKeys.search.found(tier, search), (cursor, signal) =>
      ask[tier]({ query: { ...search, cursor } }, { signal }),
    ),
    refetchOnWindowFocus: false,
  }),
};

export const checkFrameNumbers = (frameNumbers: string[]) =>
  ofStore.checkFrameNumbers({ body: { frameNumbers } });
