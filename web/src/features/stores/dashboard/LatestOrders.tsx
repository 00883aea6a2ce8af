import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StoreOrder } from "#contract/orders/store-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { OrderBadge } from "#web/shared/orders/OrderBadge.tsx";
import { storeOrdersQuery } from "#web/shared/store-stock/store-stock-api.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** As many are shown; the rest are on the page of orders. */
const most = 3;

function OrderLine({ order }: { order: StoreOrder }): ReactNode {
  const language = usePageLanguage();
  const { orderNumber, state, createdAt } = order;
  return (
    <li>
      <span className="mono">{orderNumber}</span>
      <span className="muted">{dayText(createdAt, language)}</span>
      <OrderBadge state={state} />
    </li>
  );
}

function Orders(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useInfiniteQuery(storeOrdersQuery);
  if (data === undefined && (error === null || isFetching)) return <Skeleton of={["block"]} />;
  if (data === undefined)
    return (
      <FetchFailure
        title={t(($) => $.common.list.failed)}
        text={failureText(error)}
        onRetry={() => void refetch()}
      />
    );
  const latest = data.pages.flatMap(({ items }) => items).slice(0, most);
  if (latest.length === 0) return <p className="muted">{t(($) => $.storeDashboard.noOrders)}</p>;
  return (
    <ul>
      {latest.map((order) => (
        <OrderLine key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}

/** What the store ordered last, and how far that has come. */
export function LatestOrders(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeDashboard.orders)}</h2>
      <Orders />
      <p>
        <Link to="/store-inventory">{t(($) => $.storeDashboard.allOrders)}</Link>
      </p>
    </section>
  );
}
