import { queryOptions } from "@tanstack/react-query";
import { transferRequestRoutes } from "#contract/ownership/transfer-requests.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const requestApi = createClient(transferRequestRoutes, { token: getAccessToken });

export const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.request(requestId),
    queryFn: ({ signal }) => requestApi.getTransferRequest({ params: { requestId } }, { signal }),
  });

export const requestsQuery = queryOptions({
  queryKey: queryKeys.transfers.requests,
  queryFn: ({ signal }) => requestApi.listTransferRequests({}, { signal }),
});
