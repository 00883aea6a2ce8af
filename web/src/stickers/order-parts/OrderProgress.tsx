import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type OrderState, progressOf } from "#contract/stickers/orders/machine.ts";
import "./order-progress.css";

export function OrderProgress({ state }: { state: OrderState }): ReactNode {
  const { t } = useTranslation();
  if (state === "cancelled") return null;
  const label = t(($) => $.orders.progress);
  return <progress className="order-progress" max={100} value={progressOf(state)} aria-label={label} />;
}
