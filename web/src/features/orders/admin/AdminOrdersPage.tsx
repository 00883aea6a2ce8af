import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { OrderDialog } from "./dialog/OrderDialog.tsx";
import { filterOf, openOrderOf } from "./order-filter.ts";
import { isSoughtBy } from "./order-words.ts";
import { OrderCard } from "./OrderCard.tsx";
import { OrderCounters } from "./OrderCounters.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { ordersQuery } from "./orders-api.ts";
import { OrdersHead } from "./OrdersHead.tsx";
import "./admin-orders.css";

/** Changes of the address: what is undefined goes from it. */
const useAddress = () => {
  const [parameters, setParameters] = useSearchParams();
  const withChange = (name: string, value: string | undefined): URLSearchParams => {
    const changed = new URLSearchParams(parameters);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    return changed;
  };
  const set = (name: string, value: string | undefined): void =>
    setParameters(withChange(name, value), { replace: true });
  return { parameters, set, searchWith: (name: string, value: string) => withChange(name, value).toString() };
};

/** /admin-orders: what customers and stores have ordered, and how far it has come. */
export function AdminOrdersPage(): ReactNode {
  const { t } = useTranslation();
  const { parameters, set, searchWith } = useAddress();
  const [sought, seek] = useState("");
  const filter = filterOf(parameters);
  const open = openOrderOf(parameters);
  const query = useInfiniteQuery(ordersQuery(filter));
  const title = t(($) => $.adminOrders.title);
  usePageTitle(title);
  return (
    <main className="wrap adminorders" id="content">
      <OrdersHead busy={query.isFetching} />
      <OrderCounters />
      <OrderFilters
        filter={filter}
        sought={sought}
        onFilter={set}
        onSeek={seek}
        onOpen={(orderNumber) => set("order", orderNumber)}
      />
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.adminOrders.empty)}</p>}
        keyOf={({ orderNumber }) => orderNumber}
        isShown={(order) => isSoughtBy(t, order, sought)}
      >
        {(order) => <OrderCard order={order} to={searchWith("order", order.orderNumber)} />}
      </PagedList>
      {open !== undefined && <OrderDialog orderNumber={open} onClose={() => set("order", undefined)} />}
    </main>
  );
}
