import { ChevronRight, Store, User } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Order } from "#contract/orders/admin-orders.ts";
import { isDelayed } from "#contract/orders/order-times.ts";
import { dayText, momentText } from "#web/i18n/day-text.ts";
import { OrderBadge } from "#web/shared/orders/OrderBadge.tsx";
import { OrderProgress } from "#web/shared/orders/OrderProgress.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { nameOf, nextStepOf, summaryOf } from "./order-words.ts";

/** Who called it off, and why. */
function Ended({ order: { cancelledBy, reason } }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  if (cancelledBy === undefined) return null;
  return (
    <p>
      {t(($) => $.adminOrders.cancelledBy[cancelledBy])}
      {reason !== undefined && ` ${t(($) => $.adminOrders.reason, { reason })}`}
    </p>
  );
}

/** Since when its customer knows that it is late. */
function Delayed({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (!isDelayed(order) || order.delayedAt === undefined) return null;
  return <p>{t(($) => $.adminOrders.delayed, { date: dayText(order.delayedAt, language) })}</p>;
}

/** An order in the list. The whole card opens it, and ends with what is to be done next. */
export function OrderCard({ order, to }: { order: Order; to: string }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { orderNumber: number, state, createdAt } = order;
  const next = nextStepOf(order);
  const party = order.kind === "customer" ? "customer" : "store";
  const Sign = party === "customer" ? User : Store;
  return (
    <article className="adminorder" aria-label={number}>
      <span className="adminorder__sign" aria-hidden="true">
        <Sign size={22} />
      </span>
      <div className="adminorder__what">
        <h2>
          <Link className="adminorder__open" to={{ search: to }}>
            {nameOf(order)}
          </Link>
          <span className="adminorder__tag">{t(($) => $.adminOrders.tags[party])}</span>
        </h2>
        <p>{summaryOf(t, order)}</p>
        <p className="muted mono">{number}</p>
        <Delayed order={order} />
        <Ended order={order} />
      </div>
      <div className="adminorder__state">
        <OrderBadge state={state} />
        <time dateTime={createdAt}>{momentText(createdAt, language)}</time>
        <OrderProgress state={state} />
      </div>
      {next !== undefined && (
        <p className="adminorder__next">
          {t(($) => $.adminOrders.next[next])}
          <ChevronRight size={18} aria-hidden="true" />
        </p>
      )}
    </article>
  );
}
