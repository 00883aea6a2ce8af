import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";

/** Renders nothing for orders that are not cancelled. */
export function Cancelled({ order: { cancelledBy, reason } }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  if (cancelledBy === undefined) return null;
  return (
    <p>
      {t(($) => $.adminOrders.cancelledBy[cancelledBy])}
      {reason !== undefined && ` ${t(($) => $.adminOrders.reason, { reason })}`}
    </p>
  );
}
