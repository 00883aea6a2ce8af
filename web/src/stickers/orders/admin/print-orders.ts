import type { TFunction } from "i18next";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { shortCodeOf } from "#contract/platform/short-code.ts";
import { readAll } from "#web/platform/api/read-all.ts";
import { readPrintFit } from "#web/stickers/print/print-fit.ts";
import type { PrintedOrder } from "#web/stickers/print/printed.ts";
import { nameOf, summaryOf } from "./order-words.ts";
import { ordersClient } from "./orders-api.ts";

export const codesOf = async (orderNumber: string, signal: AbortSignal): Promise<string[]> => {
  const codes = await readAll((cursor) =>
    ordersClient.listOrderCodes({ params: { orderNumber }, query: { limit: 50, cursor } }, { signal }),
  );
  return codes.map(({ uid }) => uid);
};

type Printable = { readonly order: Order; readonly codes: readonly string[] };

const printed = (t: TFunction, { order, codes }: Printable): PrintedOrder => {
  const { orderNumber, address } = order;
  return {
    id: orderNumber,
    orderNumber,
    // Prints at least the name of a store without an address.
    address: address ?? { name: nameOf(order), street: "", postalCode: "", city: "" },
    codes: codes.map((uid) => ({ uid, shortCode: shortCodeOf(uid) })),
    contents: order.kind === "qr_order" ? undefined : summaryOf(t, order),
  };
};

/** Makes one PDF of stickers, labels and slips, each in packing order. */
export const printLetters = async (
  t: TFunction,
  letters: readonly Printable[],
  signal: AbortSignal,
): Promise<Blob> => {
  const { packingPdf } = await import("#web/stickers/print/print.ts");
  const orders = letters.map((letter) => printed(t, letter));
  return packingPdf(orders, { host: location.host, ...readPrintFit() }, signal);
};
