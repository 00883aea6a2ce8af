import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { takeStep } from "#contract/orders/machine.ts";
import { factsOf } from "#web/features/orders/admin/order-words.ts";
import { ordersClient } from "#web/features/orders/admin/orders-api.ts";
import { useOrderStep } from "./use-order-step.ts";

type Props = { order: Order; step: "approve" | "unpack" | "send" | "complete" };

/** A step that needs nothing but to be taken. It is there only while the machine allows it. */
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
