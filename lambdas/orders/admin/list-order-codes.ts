import type { PageQuery } from "#contract/page.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { readOrder } from "#lambdas/orders/read-order.ts";
import { type CodePage, codesOfRun } from "#lambdas/shared/qr/codes-of-run.ts";

/** The codes of an order in the order in which they are printed. */
export const listOrderCodes = async (
  context: Pick<OrdersContext, "table" | "cursorSecret">,
  { orderNumber, ...page }: PageQuery & { readonly orderNumber: string },
): Promise<CodePage> => {
  const order = await readOrder(context.table, orderNumber);
  // No order of a customer has more codes than one page holds.
  if (order.entity === "stickerOrder")
    return { items: order.linkedCodes.map((uid) => ({ uid })), cursor: undefined };
  const { batchId: id, made } = order;
  return id === undefined ? { items: [], cursor: undefined } : codesOfRun(context, { id, made }, page);
};
