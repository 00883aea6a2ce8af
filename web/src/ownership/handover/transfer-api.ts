import { queryOptions } from "@tanstack/react-query";
import { transferRoutes } from "#contract/ownership/transfers.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const transferApi = createClient(transferRoutes, { token: getAccessToken });

export const transferQuery = (transferId: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.one(transferId),
    queryFn: ({ signal }) => transferApi.getTransfer({ params: { transferId } }, { signal }),
  });

/** Invalidate these queries when a transfer begins, changes or ends. */
export const transferDependents = [
  queryKeys.transfers.all,
  queryKeys.bikes.all,
  queryKeys.account.me,
  queryKeys.points.all,
];
