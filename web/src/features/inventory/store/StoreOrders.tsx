import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreOrder } from "#contract/orders/store-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { OrderBadge } from "#web/shared/orders/OrderBadge.tsx";
import { OrderProgress } from "#web/shared/orders/OrderProgress.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { storeOrdersQuery } from "#web/shared/store-stock/store-stock-api.ts";

function Placed({ order }: { order: StoreOrder }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const {
    orderNumber: number,
    kind,
    count,
    item = "",
    state,
    createdAt,
    sentAt,
    cancelledAt,
    reason,
  } = order;
  const day = (moment: string): string => dayText(moment, language);
  return (
    <article className="qrrun" aria-label={number}>
      <h3>
        {kind === "qr_order"
          ? t(($) => $.storeInventory.orders.codes, { count })
          : t(($) => $.storeInventory.orders.goods, { count, item })}
      </h3>
      <p>
        <OrderBadge state={state} />
      </p>
      <OrderProgress state={state} />
      <p className="muted">{t(($) => $.storeInventory.orders.placed, { number, date: day(createdAt) })}</p>
      {sentAt !== undefined && <p>{t(($) => $.storeInventory.orders.sent, { date: day(sentAt) })}</p>}
      {cancelledAt !== undefined && (
        <p>{t(($) => $.storeInventory.orders.cancelled, { date: day(cancelledAt) })}</p>
      )}
      {reason !== undefined && <p>{t(($) => $.storeInventory.orders.reason, { reason })}</p>}
    </article>
  );
}

/** What the store has ordered, newest first. */
export function StoreOrders(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(storeOrdersQuery);
  return (
    <PagedList
      query={query}
      why={failureText}
      empty={<p className="muted">{t(($) => $.storeInventory.orders.empty)}</p>}
      keyOf={({ orderNumber }) => orderNumber}
    >
      {(order) => <Placed order={order} />}
    </PagedList>
  );
}
