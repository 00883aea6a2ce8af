import { queryOptions } from "@tanstack/react-query";
import { ownCopyRoutes } from "#contract/own-copy.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const copyApi = createClient(ownCopyRoutes, { token: getAccessToken });

/** While it is made, how far it is is asked again after so many milliseconds. */
const pace = 4000;

/** How it stands with the copy, as it is at this moment. */
export const copyQuery = queryOptions({
  queryKey: queryKeys.account.copy,
  queryFn: ({ signal }) => copyApi.getOwnCopy({}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.state === "asked" || state.data?.state === "making" ? pace : false,
});
