import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { takeStep } from "#contract/orders/machine.ts";
import { factsOf } from "#web/features/orders/admin/order-words.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { useOrderStep } from "./use-order-step.ts";

/** Cancels an order, after a question and with a reason. */
export function CancelPart({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState(false);
  const { orderNumber } = order;
  const { act, busy, failure } = useOrderStep(orderNumber, (reason: string) =>
    ordersClient.cancelOrder({ params: { orderNumber }, body: { reason } }),
  );
  const texts = t(($) => $.adminOrders.cancelling, { returnObjects: true, skipInterpolation: true });
  if (!takeStep(factsOf(order), "cancel", "admin").ok) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost orderdialog__cancel"
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {texts.button}
      </button>
      {asking && (
        <DecisionDialog
          title={texts.title}
          submit={texts.button}
          danger
          reason={{ label: texts.reason, hint: texts.hint, required: true }}
          busy={busy}
          failure={failure}
          onDecide={(reason) => act(reason)}
          onClose={() => ask(false)}
        >
          <p>
            {order.kind === "customer"
              ? t(($) => $.adminOrders.cancelling.refund, { points: order.points })
              : texts.store}
          </p>
        </DecisionDialog>
      )}
    </>
  );
}
