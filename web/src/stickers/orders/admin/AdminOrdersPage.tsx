import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ChevronRight, Store, User, PackageCheck, RefreshCw } from "lucide-react";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useAddressParameters, withParameters } from "#web/platform/ui/use-address-parameters.ts";
import { OrderDialog } from "#web/stickers/orders/admin/dialog/OrderDialog.tsx";
import { type Order, OrderParty } from "#contract/stickers/orders/admin-orders.ts";
import { isDelayed } from "#contract/stickers/orders/order-times.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { OrderBadge } from "#web/stickers/order-parts/OrderBadge.tsx";
import { OrderProgress } from "#web/stickers/order-parts/OrderProgress.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { OrderNumber } from "#contract/points/receipts.ts";
import { OrderState } from "#contract/stickers/orders/machine.ts";
import { matchesSearch, nameOf, nextStepOf, summaryOf } from "./order-words.ts";
import { Cancelled } from "./Cancelled.tsx";
import { OrderFilters } from "./OrderFilters.tsx";
import { ordersQuery, countsQuery, type OrderFilter } from "./orders-api.ts";
import "./admin-orders.css";

function Delayed({ order }: { order: Order }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  if (!isDelayed(order) || order.delayedAt === undefined) return null;
  return <p>{t(($) => $.adminOrders.delayed, { date: dayText(order.delayedAt, language) })}</p>;
}

function OrderCard({ order, to }: { order: Order; to: string }): ReactNode {
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
        <Cancelled order={order} />
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

const filterOf = (parameters: URLSearchParams): OrderFilter => ({
  party: OrderParty.optional()
    .catch(undefined)
    .parse(parameters.get("type") ?? undefined),
  state: OrderState.optional()
    .catch(undefined)
    .parse(parameters.get("status") ?? undefined),
});

const openOrderOf = (parameters: URLSearchParams): string | undefined =>
  OrderNumber.optional()
    .catch(undefined)
    .parse(parameters.get("order") ?? undefined);

function OrdersHead({ busy }: { busy: boolean }): ReactNode {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useQuery(countsQuery);
  const refresh = (): void => void queries.invalidateQueries({ queryKey: adminQueryKeys.adminOrders.all });
  return (
    <header className="ways ways--ends">
      <div>
        <h1>{t(($) => $.adminOrders.title)}</h1>
        {data !== undefined && (
          <p className="muted">{t(($) => $.adminOrders.lead, { count: data.pending })}</p>
        )}
      </div>
      <div className="ways">
        <button type="button" className="btn btn--ghost" aria-disabled={busy} onClick={refresh}>
          <RefreshCw size={18} aria-hidden="true" />
          {t(($) => $.adminOrders.refresh)}
        </button>
        <Link className="btn btn--primary" to="/admin-packing">
          <PackageCheck size={20} aria-hidden="true" />
          {t(($) => $.adminOrders.pack)}
        </Link>
      </div>
    </header>
  );
}

const shown = ["customer", "store", "pending", "completed"] as const;

function OrderCounters(): ReactNode {
  const { t } = useTranslation();
  const { data } = useQuery(countsQuery);
  return (
    <dl className="ordercounts">
      {shown.map((what) => (
        <div key={what} className={what === "pending" ? "ordercounts__waiting" : undefined}>
          <dt>{t(($) => $.adminOrders.counters[what])}</dt>
          <dd>{data?.[what] ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}

/** /admin-orders: the orders of customers and stores. */
export function AdminOrdersPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters, setParameters] = useAddressParameters();
  const set = (name: string, value: string | undefined): void =>
    setParameters(withParameters(parameters, { [name]: value }), { replace: true });
  const [sought, seek] = useState("");
  const filter = filterOf(parameters);
  const open = openOrderOf(parameters);
  const query = useInfiniteQuery(ordersQuery(filter));
  const isNarrowed = filter.party !== undefined || filter.state !== undefined || sought !== "";
  const title = t(($) => $.adminOrders.title);
  usePageTitle(title);
  return (
    <main className="wrap page adminorders" id="content">
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
        empty={<p className="muted">{t(($) => $.adminOrders.empty[isNarrowed ? "narrowed" : "all"])}</p>}
        keyOf={({ orderNumber }) => orderNumber}
        isShown={(order) => matchesSearch(t, order, sought)}
      >
        {(order) => (
          <OrderCard order={order} to={withParameters(parameters, { order: order.orderNumber }).toString()} />
        )}
      </PagedList>
      {open !== undefined && <OrderDialog orderNumber={open} onClose={() => set("order", undefined)} />}
    </main>
  );
}
