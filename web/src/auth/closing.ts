import { queryOptions } from "@tanstack/react-query";
import { closingRoutes } from "#contract/closing.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "./session.ts";

export const closingApi = createClient(closingRoutes, { token: getAccessToken });

/** Whether the account is closed or can be, as it is at this moment. */
export const closingQuery = queryOptions({
  queryKey: queryKeys.closing.all,
  queryFn: ({ signal }) => closingApi.getClosing({}, { signal }),
  staleTime: 0,
});
