import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Order } from "#contract/orders/admin-orders.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { OrderBadge } from "#web/shared/orders/OrderBadge.tsx";
import { OrderProgress } from "#web/shared/orders/OrderProgress.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { nameOf, nextStepOf, summaryOf } from "./order-words.ts";

/** An order in the list. The whole card opens it, and says what is to be done next. */
export function OrderCard({ order, to }: { order: Order; to: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { orderNumber: number, state, createdAt, cancelledBy, reason } = order;
  const next = nextStepOf(order);
  const party = order.kind === "customer" ? "customer" : "store";
  return (
    <article className="adminorder" aria-label={number}>
      <div className="adminorder__head">
        <h2>
          <Link className="adminorder__open" to={{ search: to }}>
            {nameOf(order)}
          </Link>
        </h2>
        <OrderBadge state={state} />
      </div>
      <p>{summaryOf(t, order)}</p>
      <OrderProgress state={state} />
      <p className="muted adminorder__foot">
        <span className="adminorder__tag">{t(($) => $.adminOrders.tags[party])}</span>
        {t(($) => $.adminOrders.placed, { number, date: momentText(createdAt, language) })}
      </p>
      {cancelledBy !== undefined && (
        <p>
          {t(($) => $.adminOrders.cancelledBy[cancelledBy])}
          {reason !== undefined && ` ${t(($) => $.adminOrders.reason, { reason })}`}
        </p>
      )}
      {next !== undefined && <p className="adminorder__next">{t(($) => $.adminOrders.next[next])}</p>}
    </article>
  );
}
