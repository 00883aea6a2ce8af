import { queryOptions } from "@tanstack/react-query";
import { transferRoutes } from "#contract/transfers.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const transferApi = createClient(transferRoutes, { token: getAccessToken });

export const transferQuery = (transferId: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.one(transferId),
    queryFn: ({ signal }) => transferApi.getTransfer({ params: { transferId } }, { signal }),
  });

/** What is fetched again when a transfer begins, changes or ends. */
export const afterTransfer = [
  queryKeys.transfers.all,
  queryKeys.bikes.all,
  queryKeys.account.me,
  queryKeys.points.all,
];
