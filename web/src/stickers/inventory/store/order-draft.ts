import { quantityOf } from "#web/stickers/order-parts/quantity.ts";
import { type StoreOrderForm, maxGoodsPerOrder } from "#contract/stickers/orders/store-orders.ts";
import { maxCodesOrdered } from "#contract/shops/max-codes-ordered.ts";

/** The form as typed, with the idempotency key of its order. */
export type OrderDraft = {
  readonly kind: StoreOrderForm["kind"];
  readonly count: string;
  readonly item: string;
  readonly idempotencyKey: string;
};

export type OrderFault = "noCodes" | "badCodes" | "badGoods" | "noItem";

export const newDraft = (): OrderDraft => ({
  kind: "qr_order",
  count: "100",
  item: "",
  idempotencyKey: crypto.randomUUID(),
});

export const orderOf = ({ kind, count: typed, item: written }: OrderDraft) => {
  if (kind === "qr_order") {
    const count = quantityOf(typed, maxCodesOrdered);
    const fault: OrderFault = typed.trim() === "" ? "noCodes" : "badCodes";
    return count === undefined ? { faults: [fault] } : { order: { kind, count } };
  }
  const count = quantityOf(typed, maxGoodsPerOrder);
  const item = written.trim();
  const faults: readonly OrderFault[] = item === "" ? ["noItem"] : [];
  if (count === undefined) return { faults: [...faults, "badGoods" as const] };
  return faults.length > 0 ? { faults } : { order: { kind, count, item } };
};
