import { useQuery } from "@tanstack/react-query";
import { ScanBarcode, TriangleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnStore } from "#contract/stores.ts";
import { failureText } from "#web/api/failure-text.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { LatestOrders } from "./LatestOrders.tsx";
import { SalesPart } from "./SalesPart.tsx";
import { StorePages } from "./StorePages.tsx";
import { StockPart } from "./StockPart.tsx";
import { ownStoreQuery } from "./own-store-api.ts";
import "./store-dashboard.css";

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
      <div className="storedashboard__parts">
        <StockPart />
        <SalesPart />
        <LatestOrders />
      </div>
      <StorePages />
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(ownStoreQuery);
  if (data !== undefined) return <Opened store={data} />;
  if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.storeDashboard.failed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** /store-dashboard: whose store it is, what there is to do first, and how it stands. */
export function StoreDashboardPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.storeDashboard.title);
  usePageTitle(title);
  return (
    <main className="wrap storedashboard" id="content">
      <h1>{title}</h1>
      <Content />
    </main>
  );
}
