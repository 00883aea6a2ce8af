import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/orders/admin-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { nameOf, summaryOf } from "#web/features/orders/admin/order-words.ts";
import { orderQuery } from "#web/features/orders/admin/orders-api.ts";
import { OrderBadge } from "#web/shared/orders/OrderBadge.tsx";
import { OrderProgress } from "#web/shared/orders/OrderProgress.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { PlainDialog } from "#web/ui/plain-dialog/PlainDialog.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { CancelPart } from "./CancelPart.tsx";
import { Checklist } from "./Checklist.tsx";
import { OverridePart } from "./OverridePart.tsx";
import "./order-dialog.css";

function Contents({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const { address, orderNumber, state } = order;
  return (
    <div className="orderdialog">
      <div className="orderdialog__who">
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
      <p className="orderdialog__head">
        <span>{summaryOf(t, order)}</span>
        <OrderBadge state={state} />
      </p>
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

/** An order and what can be done with it. */
export function OrderDialog({
  orderNumber,
  onClose,
}: {
  orderNumber: string;
  onClose: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(orderQuery(orderNumber));
  const title = data === undefined || data.kind === "customer" ? "customer" : "store";
  return (
    <PlainDialog title={t(($) => $.adminOrders.dialog[title])} onClose={onClose}>
      {data !== undefined && <Contents order={data} />}
      {data === undefined && error === null && <Skeleton of={["block", "block"]} />}
      {data === undefined && error !== null && !isFetching && (
        <FetchFailure
          title={t(($) => $.adminOrders.dialog.notFetched)}
          text={failureText(error)}
          onRetry={() => void refetch()}
        />
      )}
    </PlainDialog>
  );
}
