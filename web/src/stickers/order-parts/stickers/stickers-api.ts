import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { bikeRoutes } from "#contract/bikes/bikes.ts";
import { stickerOrderRoutes } from "#contract/stickers/orders/sticker-orders.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...bikeRoutes, ...stickerOrderRoutes }, { token: getAccessToken });

export const { orderStickers, cancelStickerOrder, receiveStickerOrder } = client;

export const ownBikes = pagedQuery(queryKeys.bikes.forStickers, (cursor, signal) =>
  client.listBikes({ query: { limit: 50, cursor, sort: "name" } }, { signal }),
);

export const stickerOrders = pagedQuery(queryKeys.stickerOrders.all, (cursor, signal) =>
  client.listStickerOrders({ query: { cursor } }, { signal }),
);
