import { queryOptions } from "@tanstack/react-query";
import { closingRoutes } from "#contract/privacy/closing.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "./session.ts";

export const closingApi = createClient(closingRoutes, { token: getAccessToken });

/** Refetched on every mount. */
export const closingQuery = queryOptions({
  queryKey: queryKeys.closing.all,
  queryFn: ({ signal }) => closingApi.getClosing({}, { signal }),
  staleTime: 0,
});
