import type { PageQuery } from "#contract/platform/page.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { type CodePage, codesOfRun } from "#lambdas/stickers/codes/codes-of-run.ts";

export const listOrderCodes = async (
  context: Pick<OrdersContext, "table" | "cursorSecret">,
  { orderNumber, ...page }: PageQuery & { readonly orderNumber: string },
): Promise<CodePage> => {
  const order = await readOrder(context.table, orderNumber);
  // A customer's order fits on one page.
  if (order.entity === "stickerOrder")
    return { items: order.linkedCodes.map((uid) => ({ uid })), cursor: undefined };
  const { batchId: id, made } = order;
  return id === undefined ? { items: [], cursor: undefined } : codesOfRun(context, { id, made }, page);
};
