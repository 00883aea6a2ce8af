import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { type ReceiptFilter, storeReceiptRoutes } from "#contract/shops/sales/receipts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const receipts = createClient(storeReceiptRoutes, { token: getAccessToken });

export const storeReceiptsQuery = ({ state, q }: { readonly state: ReceiptFilter; readonly q: string }) =>
  pagedQuery(queryKeys.sales.receipts(state, q), (cursor, signal) =>
    receipts.listStoreReceipts({ query: { state, q, cursor } }, { signal }),
  );

export const storeReceiptQuery = (number: number) =>
  queryOptions({
    queryKey: queryKeys.sales.receipt(number),
    queryFn: ({ signal }) => receipts.getStoreReceipt({ params: { number } }, { signal }),
  });

export const receiptOfBikeQuery = (bikeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.storeReceipt(bikeId),
    queryFn: ({ signal }) => receipts.getReceiptOfBike({ params: { bikeId } }, { signal }),
  });
