import { infiniteQueryOptions } from "@tanstack/react-query";
import { type StickerOrderState, stickerOrderRoutes } from "#contract/orders/sticker-orders.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(stickerOrderRoutes, { token: getAccessToken });

export const { cancelAnyStickerOrder } = client;

type Cursor = string | undefined;

/** Everybody's orders in one state. */
export const ordersQuery = (state: StickerOrderState) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.adminOrders.inState(state),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.listAllStickerOrders({ query: { state, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
