import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { takeStep } from "#contract/stickers/orders/machine.ts";
import { factsOf } from "#web/stickers/orders/admin/order-words.ts";
import { ordersClient } from "#web/stickers/orders/admin/orders-api.ts";
import { useOrderStep } from "./use-order-step.ts";

type Props = { order: Order; step: "approve" | "unpack" | "send" | "complete" };

/** A button for a step without input, shown while the step is allowed. */
export function StepButton({ order, step }: Props): ReactNode {
  const { t } = useTranslation();
  const { orderNumber } = order;
  const { act, busy, failure } = useOrderStep(orderNumber, () =>
    ordersClient.takeOrderStep({ params: { orderNumber, step } }),
  );
  if (!takeStep(factsOf(order), step, "admin").ok) return failure && <p role="alert">{failure}</p>;
  return (
    <>
      <button
        type="button"
        className={`btn btn--${step === "unpack" ? "quiet" : "primary"}`}
        disabled={busy}
        onClick={() => act(undefined)}
      >
        {t(($) => $.adminOrders.buttons[step])}
      </button>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
