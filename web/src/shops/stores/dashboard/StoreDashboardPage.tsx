import { useQuery, queryOptions, useInfiniteQuery } from "@tanstack/react-query";
import {
  ScanBarcode,
  TriangleAlert,
  BookOpen,
  ChartColumn,
  type LucideIcon,
  ReceiptText,
  Search,
} from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type OwnStore, storeRoutes } from "#contract/shops/stores.ts";
import { Loaded, NotLoaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { StoreOrder } from "#contract/stickers/orders/store-orders.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { OrderBadge } from "#web/stickers/order-parts/OrderBadge.tsx";
import { storeInventoryQuery, storeOrdersQuery } from "#web/stickers/store-stock/store-stock-api.ts";
import { salesFiguresQuery } from "#web/shops/store-sales/sales-figures-query.ts";
import { Together } from "#web/platform/ui/Together.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { SalesPart } from "./SalesPart.tsx";
import { StockPart } from "./StockPart.tsx";
import "./store-dashboard.css";

const maxShown = 3;

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
  const query = useInfiniteQuery(storeOrdersQuery);
  const { data } = query;
  if (data === undefined)
    return <NotLoaded query={query} failed={t(($) => $.common.list.failed)} of={["block"]} />;
  const latest = data.pages.flatMap(({ items }) => items).slice(0, maxShown);
  if (latest.length === 0) return <p className="muted">{t(($) => $.storeDashboard.noOrders)}</p>;
  return (
    <ul>
      {latest.map((order) => (
        <OrderLine key={order.orderNumber} order={order} />
      ))}
    </ul>
  );
}

function LatestOrders(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeDashboard.orders)}</h2>
      <Orders />
      <p>
        <Link className="tap" to="/store-inventory">
          {t(($) => $.storeDashboard.allOrders)}
        </Link>
      </p>
    </section>
  );
}

const client = createClient(storeRoutes, { token: getAccessToken });

const ownStoreQuery = queryOptions({
  queryKey: queryKeys.ownStore.all,
  queryFn: ({ signal }) => client.getOwnStore({}, { signal }),
});

const pages = [
  ["/store-receipts", ReceiptText, "receipts"],
  ["/store-analytics", ChartColumn, "analytics"],
  ["/store-guide", BookOpen, "guide"],
  ["/store-search", Search, "search"],
] as const satisfies readonly (readonly [path: string, Icon: LucideIcon, text: string])[];

/** Links to the store's pages that the navigation bar leaves out. */
function StorePages(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className="stack stack--near storepages">
      <h2 id={heading}>{t(($) => $.storeDashboard.pages.title)}</h2>
      <ul>
        {pages.map(([path, Icon, text]) => (
          <li key={path}>
            <Link className="btn btn--ghost" to={path}>
              <Icon size={20} aria-hidden="true" />
              {t(($) => $.storeDashboard.pages[text])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Suspended({ store: { decision } }: { store: OwnStore }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const words = t(($) => $.storeDashboard.suspended, { returnObjects: true, skipInterpolation: true });
  return (
    <section className="storedashboard__suspended" aria-labelledby={heading}>
      <h2 id={heading}>
        <TriangleAlert size={22} aria-hidden="true" />
        {words.title}
      </h2>
      <p>{words.text}</p>
      {decision !== undefined && (
        <p>{t(($) => $.storeDashboard.suspended.reason, { reason: decision.reason })}</p>
      )}
      <p>
        <Link to="/contact">{words.contact}</Link>
      </p>
    </section>
  );
}

function Opened({ store }: { store: OwnStore }): ReactNode {
  const { t } = useTranslation();
  const parts = [
    useQuery(storeInventoryQuery),
    useQuery(salesFiguresQuery),
    useInfiniteQuery(storeOrdersQuery),
  ];
  return (
    <>
      <p className="muted">
        {store.name}, {store.city}
      </p>
      {store.state === "suspended" && <Suspended store={store} />}
      {store.state === "active" && (
        <p>
          <Link className="btn btn--primary btn--lg" to="/store-register-customer">
            <ScanBarcode size={24} aria-hidden="true" />
            {t(($) => $.storeDashboard.register)}
          </Link>
        </p>
      )}
      <Together waitFor={parts} of={["block", "block", "block"]}>
        <div className="storedashboard__parts">
          <StockPart />
          <SalesPart />
          <LatestOrders />
        </div>
        <StorePages />
      </Together>
    </>
  );
}

export function StoreDashboardPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.storeDashboard.title);
  usePageTitle(title);
  const query = useQuery(ownStoreQuery);
  return (
    <main className="wrap page storedashboard" id="content">
      <h1>{title}</h1>
      <Loaded query={query} failed={t(($) => $.storeDashboard.failed)} of={["block", "block"]}>
        {(store) => <Opened store={store} />}
      </Loaded>
    </main>
  );
}
