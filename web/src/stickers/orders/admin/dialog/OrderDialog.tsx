import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/stickers/orders/admin-orders.ts";
import { Cancelled } from "#web/stickers/orders/admin/Cancelled.tsx";
import { nameOf, summaryOf, factsOf } from "#web/stickers/orders/admin/order-words.ts";
import { orderQuery, ordersClient } from "#web/stickers/orders/admin/orders-api.ts";
import { OrderBadge } from "#web/stickers/order-parts/OrderBadge.tsx";
import { OrderProgress } from "#web/stickers/order-parts/OrderProgress.tsx";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { Checklist } from "./Checklist.tsx";
import { OverridePart } from "./OverridePart.tsx";
import "./order-dialog.css";
import { takeStep } from "#contract/stickers/orders/machine.ts";
import { useKeptReason } from "#web/platform/cases/use-kept-reason.ts";
import { DecisionDialog } from "#web/platform/ui/decision/DecisionDialog.tsx";
import { useOrderStep } from "./use-order-step.ts";

type Props = { order: Order };

function Dialog({ order, onClose }: Props & { onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { orderNumber } = order;
  const { kept, close } = useKeptReason(`orders:${orderNumber}:cancel`, onClose);
  const { act, busy, failure } = useOrderStep(orderNumber, (reason: string) =>
    ordersClient.cancelOrder({ params: { orderNumber }, body: { reason } }),
  );
  const texts = t(($) => $.adminOrders.cancelling, { returnObjects: true, skipInterpolation: true });
  return (
    <DecisionDialog
      title={texts.title}
      submit={texts.button}
      danger
      reason={{ label: texts.reason, hint: texts.hint, required: true }}
      kept={kept}
      busy={busy}
      failure={failure}
      onDecide={(reason) => act(reason, { onSuccess: close })}
      onClose={close}
    >
      <p>
        {order.kind === "customer"
          ? t(($) => $.adminOrders.cancelling.refund, { points: order.points })
          : texts.store}
      </p>
    </DecisionDialog>
  );
}

function CancelPart({ order }: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState(false);
  if (!takeStep(factsOf(order), "cancel", "admin").ok) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn--ghost orderdialog__cancel"
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {t(($) => $.adminOrders.cancelling.button)}
      </button>
      {asking && <Dialog order={order} onClose={() => ask(false)} />}
    </>
  );
}

function Contents({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { address, orderNumber, state } = order;
  return (
    <div className="orderdialog">
      <div className="ways ways--ends">
        <div>
          <p>
            <b>{nameOf(order)}</b>
          </p>
          {address && (
            <p className="muted">
              {address.street}, {address.postalCode} {address.city}
            </p>
          )}
        </div>
        {order.kind === "customer" && order.frameNumber !== "" && (
          <Plate number={order.frameNumber} label={t(($) => $.common.frameNumber)} />
        )}
      </div>
      <p className="ways ways--ends">
        <span>{summaryOf(t, order)}</span>
        <OrderBadge state={state} />
      </p>
      {state === "pending" && <CaseClaim queue="orders" caseId={orderNumber} />}
      <Cancelled order={order} />
      <OrderProgress state={state} />
      <Checklist order={order} />
      <OverridePart order={order} />
      <div className="orderdialog__foot">
        <CancelPart order={order} />
        <span className="muted mono">{orderNumber}</span>
      </div>
    </div>
  );
}

export function OrderDialog({
  orderNumber,
  onClose,
}: {
  orderNumber: string;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(orderQuery(orderNumber));
  const { kind = "customer" } = query.data ?? {};
  const title = kind === "customer" ? kind : "store";
  return (
    <PlainDialog title={t(($) => $.adminOrders.dialog[title])} onClose={onClose}>
      <Loaded query={query} failed={t(($) => $.adminOrders.dialog.notFetched)} of={["block", "block"]}>
        {(order) => <Contents order={order} />}
      </Loaded>
    </PlainDialog>
  );
}
