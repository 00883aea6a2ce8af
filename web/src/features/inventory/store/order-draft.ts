import { quantityOf } from "#web/shared/orders/quantity.ts";
import { type StoreOrderForm, mostCodesOrdered, mostGoodsOrdered } from "#contract/orders/store-orders.ts";

/** What is typed, and the key under which it is one order however often it is sent. */
export type OrderDraft = {
  readonly kind: StoreOrderForm["kind"];
  readonly count: string;
  readonly item: string;
  readonly idempotencyKey: string;
};

export type OrderFault = "badCodes" | "badGoods" | "noItem";

export const newDraft = (): OrderDraft => ({
  kind: "qr_order",
  count: "100",
  item: "",
  idempotencyKey: crypto.randomUUID(),
});

/** The order that was typed, or what is wrong with it. */
export const orderOf = ({ kind, count: typed, item: written }: OrderDraft) => {
  if (kind === "qr_order") {
    const count = quantityOf(typed, mostCodesOrdered);
    return count === undefined ? { faults: ["badCodes" as const] } : { order: { kind, count } };
  }
  const count = quantityOf(typed, mostGoodsOrdered);
  const item = written.trim();
  const faults: readonly OrderFault[] = item === "" ? ["noItem"] : [];
  if (count === undefined) return { faults: [...faults, "badGoods" as const] };
  return faults.length > 0 ? { faults } : { order: { kind, count, item } };
};
