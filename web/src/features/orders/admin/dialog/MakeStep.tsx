import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { orderQuery, ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { useOrderStep } from "./use-order-step.ts";

/** Makes the codes of a store's order, fifty at a time. Closing the page stops it, and pressing again goes on. */
export function MakeStep({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { orderNumber, linked, count, state } = order;
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const { act, busy, failure } = useOrderStep(orderNumber, async () => {
    for (;;) {
      const now = await ordersClient.makeOrderCodes({ params: { orderNumber } });
      queries.setQueryData(orderQuery(orderNumber).queryKey, now);
      if (gone.current || now.state === "qr_linked" || now.linked >= now.count) return now;
    }
  });
  const words = t(($) => $.adminOrders.making, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      {(busy || (linked > 0 && linked < count)) && (
        <p>
          <progress className="order-progress" max={count} value={linked} aria-label={words.label} />
          {t(($) => $.adminOrders.making.progress, { made: linked, count })}
        </p>
      )}
      {(state === "pending" || state === "approved") && (
        <button type="button" className="btn btn--primary" disabled={busy} onClick={() => act(undefined)}>
          {linked > 0 ? words.goOn : t(($) => $.adminOrders.making.begin, { count })}
        </button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
