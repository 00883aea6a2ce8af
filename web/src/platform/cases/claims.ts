import { queryOptions } from "@tanstack/react-query";
import { todoRoutes } from "#contract/office/todo.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const claimsClient = createClient(todoRoutes, { token: getAccessToken });

/** Polling interval of the claims, in milliseconds. */
const pollInterval = 15_000;

export const claimsQuery = queryOptions({
  queryKey: adminQueryKeys.caseClaims.all,
  queryFn: ({ signal }) => claimsClient.listCaseClaims({}, { signal }),
  refetchInterval: pollInterval,
});
