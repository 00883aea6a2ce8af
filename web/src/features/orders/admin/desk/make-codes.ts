import type { Order } from "#contract/orders/admin-orders.ts";
import { ProblemError } from "#web/api/errors.ts";
import { codesOf } from "#web/features/orders/admin/print-orders.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import type { Letter } from "./desk.ts";
import { lackingCodes } from "./waiting-orders.ts";

type Making = { readonly signal: AbortSignal; readonly onMade: (count: number) => void };

/** Makes what one order lacks, a call at a time, each of which is saved. */
const makeFor = async (order: Order, { signal, onMade }: Making): Promise<Order> => {
  const { orderNumber } = order;
  let now = order;
  while (lackingCodes(now) > 0) {
    const next = await ordersClient.makeOrderCodes({ params: { orderNumber } }, { signal });
    onMade(Math.max(0, lackingCodes(now) - lackingCodes(next)));
    now = next;
  }
  return now;
};

/** Makes the codes that orders lack. One that cannot have any stays as it was, and holds up no other. */
export const makeCodes = async (orders: readonly Order[], making: Making): Promise<Order[]> => {
  const made: Order[] = [];
  for (const order of orders)
    try {
      made.push(await makeFor(order, making));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status >= 500) throw error;
      made.push(order);
    }
  return made;
};

/** Orders as they lie on the desk. A store's without all its codes has nothing to be packed yet. */
export const lettersOf = async (orders: readonly Order[], signal: AbortSignal): Promise<Letter[]> => {
  const letters: Letter[] = [];
  for (const order of orders) {
    if (order.kind === "qr_order" && lackingCodes(order) > 0) continue;
    const codes = order.linked === 0 ? [] : await codesOf(order.orderNumber, signal);
    letters.push({ order, codes, scanned: [], packed: false });
  }
  return letters;
};
