import { queryOptions } from "@tanstack/react-query";
import { countRoutes } from "#contract/platform/counts.ts";
import { readConnected } from "./first-connection.ts";
import { queryKeys } from "./query-keys.ts";
import { createClient } from "./client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(countRoutes, { token: getAccessToken });

export const countsQuery = queryOptions({
  queryKey: queryKeys.counts.all,
  queryFn: ({ signal }) => readConnected(() => client.getCounts({}, { signal })),
});
