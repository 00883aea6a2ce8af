import { queryOptions } from "@tanstack/react-query";
import { historyRoutes } from "#contract/history.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "../session.ts";

const client = createClient(historyRoutes, { token: getAccessToken });

/** Who has owned a bike; its links to receipts open for five minutes. */
export const historyQuery = (bikeId: string) =>
  queryOptions({
    queryKey: ["bikes", "history", bikeId],
    queryFn: ({ signal }) => client.getHistory({ params: { bikeId } }, { signal }),
  });
