import { queryOptions } from "@tanstack/react-query";
import { countRoutes } from "#contract/counts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(countRoutes, { token: getAccessToken });

/** How much is unread. */
export const countsQuery = queryOptions({
  queryKey: queryKeys.counts.all,
  queryFn: ({ signal }) => client.getCounts({}, { signal }),
});
