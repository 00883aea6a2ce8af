import type { Order } from "#contract/orders/admin-orders.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { readPrintFit } from "#web/shared/qr-print/print-fit.ts";
import type { PrintedCode, PrintedOrder } from "#web/shared/qr-print/printed.ts";
import { ordersClient } from "./orders-api.ts";

const codesOf = async (orderNumber: string, signal: AbortSignal): Promise<PrintedCode[]> => {
  const codes: PrintedCode[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 50, cursor };
    const page = await ordersClient.listOrderCodes({ params: { orderNumber }, query }, { signal });
    codes.push(...page.items.map(({ uid }) => ({ uid, shortCode: shortCodeOf(uid) })));
    ({ cursor } = page);
  } while (cursor !== undefined);
  return codes;
};

const printed = async (
  order: Order,
  contents: string | undefined,
  signal: AbortSignal,
): Promise<PrintedOrder> => {
  const { orderNumber, address } = order;
  const nowhere = {
    name: order.kind === "customer" ? "" : order.store,
    street: "",
    postalCode: "",
    city: "",
  };
  const codes = await codesOf(orderNumber, signal);
  return { id: orderNumber, orderNumber, address: address ?? nowhere, codes, contents };
};

/** One document for all of them: stickers, labels and slips, each in the order in which the letters are packed. */
export const printOrders = async (
  orders: readonly { readonly order: Order; readonly contents?: string | undefined }[],
  signal: AbortSignal,
): Promise<Blob> => {
  const { packingPdf } = await import("#web/shared/qr-print/print.ts");
  const letters: PrintedOrder[] = [];
  for (const { order, contents } of orders) letters.push(await printed(order, contents, signal));
  return packingPdf(letters, { host: location.host, ...readPrintFit() }, signal);
};
