import { queryOptions } from "@tanstack/react-query";
import { saleRoutes } from "#contract/sales/sales.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(saleRoutes, { token: getAccessToken });

export const salesFiguresQuery = queryOptions({
  queryKey: queryKeys.sales.figures,
  queryFn: ({ signal }) => client.getSalesFigures({}, { signal }),
});
