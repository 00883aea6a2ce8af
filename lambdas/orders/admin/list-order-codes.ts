import type { PageQuery } from "#contract/page.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { readOrder } from "#lambdas/orders/read-order.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import type { StoreOrderItem } from "#lambdas/shared/table/items/order.ts";
import { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

type Context = Pick<OrdersContext, "table" | "cursorSecret">;
type Page = { items: { uid: string }[]; cursor: string | undefined };

const onARoll = 100;

/** A page never goes over the end of a roll, so the cursor says which roll comes next. */
const ofRun = async (
  { table, cursorSecret }: Context,
  order: StoreOrderItem,
  { limit, cursor }: PageQuery,
): Promise<Page> => {
  const { batchId, made, orderNumber } = order;
  if (batchId === undefined) return { items: [], cursor: undefined };
  const name = `order-codes#${orderNumber}`;
  const { roll = "1", ...position } = readCursor(cursorSecret, name, cursor) ?? {};
  const after = Object.keys(position).length === 0 ? undefined : position;
  const partition = lists.qrCodesOfRoll(`${batchId}-${roll}`);
  const page = await table.query({ index: "gsi2", partition, schema: QrCodeItem, limit, after });
  const further = Number(roll) * onARoll < made ? { roll: String(Number(roll) + 1) } : undefined;
  const next = page.next === undefined ? further : { ...page.next, roll };
  return { items: page.items.map(({ uid }) => ({ uid })), cursor: writeCursor(cursorSecret, name, next) };
};

/** The codes of an order in the order in which they are printed. */
export const listOrderCodes = async (
  context: Context,
  { orderNumber, ...page }: PageQuery & { readonly orderNumber: string },
): Promise<Page> => {
  const order = await readOrder(context.table, orderNumber);
  if (order.entity === "storeOrder") return ofRun(context, order, page);
  // No order of a customer has more codes than one page holds.
  return { items: order.linkedCodes.map((uid) => ({ uid })), cursor: undefined };
};
