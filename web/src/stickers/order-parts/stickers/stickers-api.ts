import { infiniteQueryOptions } from "@tanstack/react-query";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...bikeRoutes, ...stickerOrderRoutes }, { token: getAccessToken });

export const { orderStickers, cancelStickerOrder, receiveStickerOrder } = client;

type Cursor = string | undefined;
type Paged = { readonly cursor?: string | undefined };

const paging = {
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: Paged): Cursor => cursor,
};

export const ownBikes = infiniteQueryOptions({
  queryKey: queryKeys.bikes.forStickers,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listBikes({ query: { limit: 50, cursor: pageParam, sort: "name" } }, { signal }),
  ...paging,
});

export const stickerOrders = infiniteQueryOptions({
  queryKey: queryKeys.stickerOrders.all,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listStickerOrders({ query: { cursor: pageParam } }, { signal }),
  ...paging,
});
