import { queryOptions } from "@tanstack/react-query";
import { accountRoutes } from "#contract/accounts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

/** The signed-in account and its points. Invalidate it when points or details change. */
export const meQuery = queryOptions({
  queryKey: queryKeys.account.me,
  queryFn: ({ signal }) => client.getMe({}, { signal }),
});
