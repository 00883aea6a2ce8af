import { queryOptions } from "@tanstack/react-query";
import { todoRoutes } from "#contract/todo.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const todoClient = createClient(todoRoutes, { token: getAccessToken });

/** How often it is asked who looks into what. */
const pace = 15_000;

export const claimsQuery = queryOptions({
  queryKey: adminQueryKeys.caseClaims.all,
  queryFn: ({ signal }) => todoClient.listCaseClaims({}, { signal }),
  refetchInterval: pace,
});
