import { queryOptions } from "@tanstack/react-query";
import { accountRoutes } from "#contract/people/accounts.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

/** Invalidate it when points or details change. */
export const meQuery = queryOptions({
  queryKey: queryKeys.account.me,
  queryFn: ({ signal }) => client.getMe({}, { signal }),
});
