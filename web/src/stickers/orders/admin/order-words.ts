import type { TFunction } from "i18next";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { type OrderStep, takeStep } from "#contract/stickers/orders/machine.ts";

export const nameOf = (order: Order): string => (order.kind === "customer" ? order.customer : order.store);

export const summaryOf = (t: TFunction, order: Order): string => {
  const { count } = order;
  if (order.kind === "customer") return t(($) => $.adminOrders.what.customer, { count, bike: order.bike });
  if (order.kind === "qr_order") return t(($) => $.adminOrders.what.codes, { count });
  return t(($) => $.adminOrders.what.goods, { count, item: order.item ?? "" });
};

export const factsOf = (order: Order) => ({
  kind: order.kind,
  state: order.state,
  wanted: order.count,
  linked: order.linked,
  frameNumber: order.kind === "customer" ? order.frameNumber : undefined,
});

const steps = ["link", "approve", "pack", "send", "complete"] as const satisfies readonly OrderStep[];
export type NextStep = (typeof steps)[number] | "make";

/** The next step of an order. Codes come first, even before approval; a store's are made, a customer's can come from a roll. */
export const nextStepOf = (order: Order): NextStep | undefined => {
  const next = steps.find((step) => takeStep(factsOf(order), step, "admin").ok);
  return next === "link" && order.kind === "qr_order" ? "make" : next;
};

/** Searches the texts of an order. Frame numbers match however they are spaced. */
export const matchesSearch = (t: TFunction, order: Order, sought: string): boolean => {
  const frameNumber = order.kind === "customer" ? order.frameNumber : "";
  const wanted = sought.trim().toLowerCase();
  const words = `${nameOf(order)} ${order.orderNumber} ${summaryOf(t, order)}`.toLowerCase();
  const spaced = wanted.replaceAll(/[\s-]/g, "");
  return words.includes(wanted) || (spaced !== "" && frameNumber.toLowerCase().includes(spaced));
};
