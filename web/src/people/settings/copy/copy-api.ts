import { queryOptions } from "@tanstack/react-query";
import { ownCopyRoutes } from "#contract/privacy/own-copy.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const copyApi = createClient(ownCopyRoutes, { token: getAccessToken });

/** Milliseconds. */
const pollInterval = 4000;

export const copyQuery = queryOptions({
  queryKey: queryKeys.account.copy,
  queryFn: ({ signal }) => copyApi.getOwnCopy({}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.state === "asked" || state.data?.state === "making" ? pollInterval : false,
});
