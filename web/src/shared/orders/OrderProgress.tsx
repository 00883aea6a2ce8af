import type { ReactNode } from "react";
import { type OrderState, progressOf } from "#contract/orders/machine.ts";
import "./order-progress.css";

/** How far an order has come. One that is cancelled is on its way nowhere, and shows no bar. */
export function OrderProgress({ state, label }: { state: OrderState; label: string }): ReactNode {
  if (state === "cancelled") return null;
  return <progress className="order-progress" max={100} value={progressOf(state)} aria-label={label} />;
}
