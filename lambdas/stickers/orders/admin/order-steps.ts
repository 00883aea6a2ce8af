import type { AuditAction } from "#contract/platform/audit-actions.ts";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { type OrderState, overrideState } from "#contract/stickers/orders/machine.ts";
import { decideStep, factsOf, stateAfter } from "#lambdas/stickers/decide-step.ts";
import { moveWrites } from "#lambdas/stickers/order-writes.ts";
import type { OrdersContext } from "#lambdas/stickers/orders/orders-context.ts";
import { readOrder } from "#lambdas/stickers/orders/read-order.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { orderNews } from "#lambdas/stickers/order-notifications.ts";
import { orderedRollWrites } from "#lambdas/stickers/ordered-rolls.ts";
import { storableReason, orderAudit } from "./order-audit.ts";
import { showOrder } from "./show-order.ts";

type Context = Pick<OrdersContext, "table" | "system">;
type OrderRequest = { readonly adminId: string; readonly orderNumber: string };
type Step = "approve" | "pack" | "unpack" | "send" | "deliver" | "complete";

const timeOf: Readonly<Partial<Record<Step, string>>> = {
  pack: "packedAt",
  send: "sentAt",
  deliver: "deliveredAt",
  complete: "completedAt",
};

const actionOf = {
  approve: "order-approved",
  pack: "order-packed",
  unpack: "order-unpacked",
  send: "order-sent",
  deliver: "order-delivered",
  complete: "order-completed",
} as const satisfies Readonly<Record<Step, AuditAction>>;

const newsOf = { approve: "accepted", send: "sent" } as const satisfies Partial<Record<Step, string>>;

/** Moves an order one step. Of two concurrent calls, one fails with `order-moved`. */
export const takeOrderStep = (
  context: Context,
  { adminId, orderNumber, step }: OrderRequest & { readonly step: Step },
): Promise<Order> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const order = await readOrder(table, orderNumber);
    const to = decideStep(order, step, "admin");
    const time = timeOf[step];
    const moment = time === undefined ? {} : { [time]: system.now().toISOString() };
    const news = step === "approve" || step === "send" ? newsOf[step] : undefined;
    const { changes, notifications } = await orderNews(context, order, news);
    await table.transact([
      ...moveWrites(order, to, { ...changes, ...moment }, step === "unpack" ? ["packedAt"] : []),
      ...(await orderedRollWrites(context, order, { to, by: adminId })),
      ...notifications,
      ...orderAudit(system, order, { adminId, action: actionOf[step] }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });

export const overrideOrderState = (
  context: Context,
  {
    adminId,
    orderNumber,
    state,
    reason: typed,
  }: OrderRequest & Record<"reason", string> & { readonly state: OrderState },
): Promise<Order> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const order = await readOrder(table, orderNumber);
    const reason = storableReason(system, typed);
    const to = stateAfter(overrideState(factsOf(order), state, reason));
    await table.transact([
      ...moveWrites(order, to),
      ...(await orderedRollWrites(context, order, { to, by: adminId })),
      ...orderAudit(system, order, { adminId, action: "order-overridden", reason }),
    ]);
    return showOrder(await readOrder(table, orderNumber));
  });
