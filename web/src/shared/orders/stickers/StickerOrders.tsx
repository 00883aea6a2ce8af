import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { takeStep } from "#contract/orders/machine.ts";
import { isDelayed } from "#contract/orders/order-times.ts";
import type { StickerOrder } from "#contract/orders/sticker-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { OrderBadge } from "#web/shared/orders/OrderBadge.tsx";
import { OrderProgress } from "#web/shared/orders/OrderProgress.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { CancelOrder } from "./CancelOrder.tsx";
import { OrderSteps } from "./OrderSteps.tsx";
import { ReceiveOrder } from "./ReceiveOrder.tsx";
import { stickerOrders } from "./stickers-api.ts";

const may = ({ state, count, linked }: StickerOrder, step: "cancel" | "complete"): boolean =>
  takeStep({ kind: "customer", state, wanted: count, linked }, step, "customer").ok;

function Placed({ order }: { order: StickerOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { bike, count, points, address, state, orderNumber: number, createdAt } = order;
  return (
    <article className="sticker-order">
      <p>
        <b>
          {t(($) => $.stickers.orders.count, { count })}, {bike}
        </b>{" "}
        <OrderBadge state={state} />
      </p>
      <OrderProgress state={state} />
      <p className="muted">
        {t(($) => $.stickers.orders.placed, { number, date: dayText(createdAt, language) })} ·{" "}
        {t(($) => $.common.points.balance, { points })}
      </p>
      <p className="muted">
        {address.name}, {address.street}, {address.postalCode} {address.city}
      </p>
      {isDelayed(order) && <p>{t(($) => $.stickers.orders.delayed)}</p>}
      {order.cancelledAt !== undefined && (
        <p>{t(($) => $.stickers.orders.cancelledOn, { date: dayText(order.cancelledAt, language) })}</p>
      )}
      {order.reason !== undefined && (
        <p>{t(($) => $.stickers.orders.cancelledByUs, { reason: order.reason })}</p>
      )}
      {state !== "cancelled" && <OrderSteps order={order} />}
      {may(order, "complete") && <ReceiveOrder order={order} />}
      {may(order, "cancel") && <CancelOrder order={order} />}
    </article>
  );
}

/** What one has ordered before, newest first. */
export function StickerOrders(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useInfiniteQuery(stickerOrders);
  return (
    <section className="sticker-orders" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.stickers.orders.title)}</h2>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.stickers.orders.empty)}</p>}
        keyOf={({ id }) => id}
      >
        {(order) => <Placed order={order} />}
      </PagedList>
    </section>
  );
}
