import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { partnerRoutes } from "#contract/shops/partners.ts";
import { invoiceRoutes } from "#contract/points/invoices.ts";
import { storeRoutes } from "#contract/shops/stores.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const storesClient = createClient(
  { ...storeRoutes, ...invoiceRoutes, ...partnerRoutes },
  { token: getAccessToken },
);

const limit = 20;

export const storesQuery = (text: string) =>
  pagedQuery(adminQueryKeys.stores.list(text), (cursor, signal) =>
    text === ""
      ? storesClient.listStores({ query: { limit, cursor } }, { signal })
      : storesClient.findStores({ body: { limit, cursor, text } }, { signal }),
  );

export const storeQuery = (storeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.stores.one(storeId),
    queryFn: ({ signal }) => storesClient.getStore({ params: { storeId } }, { signal }),
  });

export const unpaidInvoicesQuery = pagedQuery(adminQueryKeys.stores.invoices, (cursor, signal) =>
  storesClient.listUnpaidInvoices({ query: { limit, cursor } }, { signal }),
);
