import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type OrderState, progressOf } from "#contract/orders/machine.ts";
import "./order-progress.css";

/** How far an order has come. One that is cancelled is on its way nowhere, and shows no bar. */
export function OrderProgress({ state }: { state: OrderState }): ReactNode {
  const { t } = useTranslation();
  if (state === "cancelled") return null;
  const label = t(($) => $.orders.progress);
  return <progress className="order-progress" max={100} value={progressOf(state)} aria-label={label} />;
}
