import { queryOptions } from "@tanstack/react-query";
import { storeRoutes } from "#contract/stores.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(storeRoutes, { token: getAccessToken });

export const ownStoreQuery = queryOptions({
  queryKey: queryKeys.ownStore.all,
  queryFn: ({ signal }) => client.getOwnStore({}, { signal }),
});
