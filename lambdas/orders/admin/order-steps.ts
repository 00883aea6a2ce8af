import type { Order } from "#contract/orders/admin-orders.ts";
import { type OrderState, overrideState } from "#contract/orders/machine.ts";
import { decideStep, factsOf, stateAfter } from "#lambdas/shared/orders/decide-step.ts";
import { moveWrites } from "#lambdas/shared/orders/order-writes.ts";
import type { OrdersContext } from "#lambdas/orders/orders-context.ts";
import { readOrder } from "#lambdas/orders/read-order.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { orderNews } from "#lambdas/shared/orders/order-news.ts";
import { keptReason, orderAudit } from "./order-audit.ts";
import { showOrder } from "./show-order.ts";

type Context = Pick<OrdersContext, "table" | "system">;
type Asked = { readonly adminId: string; readonly orderNumber: string };
type Step = "approve" | "pack" | "unpack" | "send" | "deliver" | "complete";

const timeOf: Readonly<Partial<Record<Step, string>>> = {
  pack: "packedAt",
  send: "sentAt",
  deliver: "deliveredAt",
  complete: "completedAt",
};

/** Takes an order one step on. Of two who take the same step one is told that the order has moved. */
export const takeOrderStep = (
  { table, system }: Context,
  { adminId, orderNumber, step }: Asked & { readonly step: Step },
): Promise<Order> =>
  untilFresh(system, async () => {
    const order = await readOrder(table, orderNumber);
    const to = decideStep(order, step, "admin");
    const time = timeOf[step];
    const changes = time === undefined ? {} : { [time]: system.now().toISOString() };
    await table.transact([
      ...moveWrites(order, to, changes, step === "unpack" ? ["packedAt"] : []),
      ...(step === "send" ? orderNews(system, order, "stickers-sent") : []),
      ...orderAudit(system, order, { adminId, action: "order-moved-on", reason: step }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });

/** Sets a state by hand, for a reason that is kept. */
export const overrideOrderState = (
  { table, system }: Context,
  {
    adminId,
    orderNumber,
    state,
    reason: typed,
  }: Asked & Record<"reason", string> & { readonly state: OrderState },
): Promise<Order> =>
  untilFresh(system, async () => {
    const order = await readOrder(table, orderNumber);
    const reason = keptReason(system, typed);
    const to = stateAfter(overrideState(factsOf(order), state, reason));
    await table.transact([
      ...moveWrites(order, to),
      ...orderAudit(system, order, { adminId, action: "order-overridden", reason }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });
