import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Order } from "#contract/orders/admin-orders.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { OrderDialog } from "./dialog/OrderDialog.tsx";
import { filterOf, openOrderOf } from "./order-filter.ts";
import { nameOf, summaryOf } from "./order-words.ts";
import { OrderCard } from "./OrderCard.tsx";
import { OrderCounters } from "./OrderCounters.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { ordersQuery } from "./orders-api.ts";
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
  const queries = useQueryClient();
  const { parameters, set, searchWith } = useAddress();
  const [sought, seek] = useState("");
  const filter = filterOf(parameters);
  const open = openOrderOf(parameters);
  const query = useInfiniteQuery(ordersQuery(filter));
  const title = t(($) => $.adminOrders.title);
  usePageTitle(title);
  const wanted = sought.trim().toLowerCase();
  const isSought = (order: Order): boolean =>
    `${nameOf(order)} ${order.orderNumber} ${summaryOf(t, order)}`.toLowerCase().includes(wanted);
  return (
    <main className="wrap adminorders" id="content">
      <h1>{title}</h1>
      <OrderCounters />
      <OrderFilters
        filter={filter}
        sought={sought}
        busy={query.isFetching}
        onFilter={set}
        onSeek={seek}
        onOpen={(orderNumber) => set("order", orderNumber)}
        onRefresh={() => void queries.invalidateQueries({ queryKey: adminQueryKeys.adminOrders.all })}
      />
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.adminOrders.empty)}</p>}
        keyOf={({ orderNumber }) => orderNumber}
        isShown={isSought}
      >
        {(order) => <OrderCard order={order} to={searchWith("order", order.orderNumber)} />}
      </PagedList>
      {open !== undefined && <OrderDialog orderNumber={open} onClose={() => set("order", undefined)} />}
    </main>
  );
}
