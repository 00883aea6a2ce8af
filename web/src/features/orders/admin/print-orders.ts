import type { TFunction } from "i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { shortCodeOf } from "#contract/short-code.ts";
import { readPrintFit } from "#web/shared/qr-print/print-fit.ts";
import type { PrintedOrder } from "#web/shared/qr-print/printed.ts";
import { nameOf, summaryOf } from "./order-words.ts";
import { ordersClient } from "./orders-api.ts";

/** The codes of an order in the order in which they are printed. */
export const codesOf = async (orderNumber: string, signal: AbortSignal): Promise<string[]> => {
  const codes: string[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 50, cursor };
    const page = await ordersClient.listOrderCodes({ params: { orderNumber }, query }, { signal });
    codes.push(...page.items.map(({ uid }) => uid));
    ({ cursor } = page);
  } while (cursor !== undefined);
  return codes;
};

type Printable = { readonly order: Order; readonly codes: readonly string[] };

const printed = (t: TFunction, { order, codes }: Printable): PrintedOrder => {
  const { orderNumber, address } = order;
  return {
    id: orderNumber,
    orderNumber,
    // A store that has never stated an address is at least named.
    address: address ?? { name: nameOf(order), street: "", postalCode: "", city: "" },
    codes: codes.map((uid) => ({ uid, shortCode: shortCodeOf(uid) })),
    contents: order.kind === "qr_order" ? undefined : summaryOf(t, order),
  };
};

/** One document for all of them: stickers, labels and slips, each in the order in which the letters are packed. */
export const printLetters = async (
  t: TFunction,
  letters: readonly Printable[],
  signal: AbortSignal,
): Promise<Blob> => {
  const { packingPdf } = await import("#web/shared/qr-print/print.ts");
  const orders = letters.map((letter) => printed(t, letter));
  return packingPdf(orders, { host: location.host, ...readPrintFit() }, signal);
};
