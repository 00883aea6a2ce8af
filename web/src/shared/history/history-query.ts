import { queryOptions } from "@tanstack/react-query";
import { historyRoutes } from "#contract/history.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(historyRoutes, { token: getAccessToken });

/** Who has owned a bike; its links to receipts open for five minutes. */
export const historyQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.history(bikeId),
    queryFn: ({ signal }) => client.getHistory({ params: { bikeId } }, { signal }),
  });
