import type { Order, OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import type { OrderState } from "#contract/stickers/orders/machine.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { OrderItem } from "#lambdas/stickers/items/order.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Position } from "#lambdas/platform/table/table.ts";
import { showOrder } from "./show-order.ts";

type Context = Pick<OrdersContext, "table" | "cursorSecret">;
type OrderFilter = { readonly party?: OrderParty | undefined; readonly state?: OrderState | undefined };

const parties: readonly OrderParty[] = ["customer", "store"];
const timeOf = ({ createdAt, id }: OrderItem): string => `${createdAt}#${id}`;
const newestFirst = (one: OrderItem, other: OrderItem): number => (timeOf(one) < timeOf(other) ? 1 : -1);

/** The cursor after an order, valid in either party's list. */
const positionAfter = (order: OrderItem, index: "gsi1" | "gsi2"): Position => {
  const key =
    order.entity === "stickerOrder"
      ? keys.stickerOrder(order.userId, order.id)
      : keys.storeOrder(order.storeId, order.id);
  return { pk: key.pk, sk: key.sk, [`${index}sk`]: timeOf(order) };
};

/** Lists orders, newest first, merged from the customers' and the stores' lists. */
export const listOrders = async (
  { table, cursorSecret }: Context,
  { party, state, limit, cursor }: PageQuery & OrderFilter,
): Promise<{ items: Order[]; cursor: string | undefined }> => {
  const wantedParties = party === undefined ? parties : [party];
  const index = state === undefined ? "gsi1" : "gsi2";
  const name = `orders#${party ?? ""}#${state ?? ""}`;
  const after = readCursor(cursorSecret, name, cursor);
  const pages = await Promise.all(
    wantedParties.map((of) =>
      table.query({
        index,
        partition: state === undefined ? lists.orders(of) : lists.ordersInState(of, state),
        schema: OrderItem,
        limit,
        after,
        newestFirst: true,
      }),
    ),
  );
  const merged = pages.flatMap(({ items }) => items).toSorted(newestFirst);
  const shown = merged.slice(0, limit);
  const last = shown.at(-1);
  const more = merged.length > limit || pages.some(({ next }) => next !== undefined);
  const next = more && last ? positionAfter(last, index) : undefined;
  return { items: shown.map(showOrder), cursor: writeCursor(cursorSecret, name, next) };
};
