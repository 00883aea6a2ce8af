import { queryOptions } from "@tanstack/react-query";
import { accountRoutes } from "#contract/accounts.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "./session.ts";

const client = createClient(accountRoutes, { token: getAccessToken });

/** The signed-in account and its points. Invalidate it when points or details change. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: ({ signal }) => client.getMe({}, { signal }),
});
