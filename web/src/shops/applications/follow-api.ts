import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type FollowedStoreApplication,
  storeApplicationRoutes,
} from "#contract/shops/applications/applications.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";

/** No access token: applicants have no account, and the mailed link is enough. */
export const followApi = createClient(storeApplicationRoutes, { token: async () => undefined });

export const followQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.storeApplicationLinks.one(token),
    queryFn: ({ signal }) => followApi.readStoreApplication({ body: { token } }, { signal }),
    retry: false,
  });

/** After a failure it reloads the application, which may have been decided. */
export const useFollowChange = (token: string, change: () => Promise<FollowedStoreApplication>) => {
  const queries = useQueryClient();
  const { queryKey } = followQuery(token);
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => queries.setQueryData(queryKey, now),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
};
