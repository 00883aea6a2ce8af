import { queryOptions } from "@tanstack/react-query";
import { saleRoutes } from "#contract/shops/sales/sales.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(saleRoutes, { token: getAccessToken });

export const salesFiguresQuery = queryOptions({
  queryKey: queryKeys.sales.figures,
  queryFn: ({ signal }) => client.getSalesFigures({}, { signal }),
});
