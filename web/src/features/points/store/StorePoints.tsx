import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { FileText } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { fewStorePoints, prices } from "#contract/points/prices.ts";
import type { StorePoints as Points } from "#contract/points/store-points.ts";
import { failureText } from "#web/api/failure-text.ts";
import { Unfinished } from "#web/features/points/purchases/order/Unfinished.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { PurchaseCard } from "#web/features/points/purchases/receipts/PurchaseCard.tsx";
import { StoreCheckout } from "./StoreCheckout.tsx";
import { storePointsQuery, storeShop } from "./store-points-api.ts";
import "#web/features/points/purchases/order/order.css";
import "#web/features/points/purchases/receipts/purchases.css";
import "./store-points.css";

function Balance({ points }: { points: number }): ReactNode {
  const { t } = useTranslation();
  const count = Math.floor(points / prices.registration);
  return (
    <section className="storepoints__balance" aria-label={t(($) => $.storePoints.balance)}>
      <p>
        <b>{t(($) => $.storePoints.points, { points })}</b>
        <span className="muted">{t(($) => $.storePoints.enough, { count })}</span>
      </p>
      {points < fewStorePoints && (
        <p className="storepoints__few">{t(($) => $.storePoints.few, { points: fewStorePoints })}</p>
      )}
      <Link className="btn btn--ghost" to="/store-points/statement">
        <FileText size={20} aria-hidden="true" />
        {t(($) => $.storePoints.statement)}
      </Link>
    </section>
  );
}

function Purchases(): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const query = useInfiniteQuery(storeShop.purchasesQuery);
  return (
    <section className="storepoints__purchases" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storePoints.purchases)}</h2>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.storePoints.noPurchases)}</p>}
        keyOf={({ id }) => id}
      >
        {(purchase) => <PurchaseCard purchase={purchase} />}
      </PagedList>
    </section>
  );
}

function Opened({ store }: { store: Points }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Balance points={store.points} />
      {store.state === "suspended" ? (
        <>
          <p className="order__notice">{t(($) => $.storePoints.suspended)}</p>
          <Purchases />
        </>
      ) : (
        <>
          <Unfinished shop={storeShop} />
          <StoreCheckout company={store.company} points={store.points}>
            <Purchases />
          </StoreCheckout>
        </>
      )}
    </>
  );
}

function Content(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(storePointsQuery);
  if (data !== undefined) return <Opened store={data} />;
  if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.storePoints.failed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** What the store has, packages to buy, and what it has bought. */
export function StorePoints(): ReactNode {
  const { t } = useTranslation();
  return (
    <main className="wrap order storepoints" id="content">
      <h1>{t(($) => $.storePoints.title)}</h1>
      <p className="order__lead">{t(($) => $.storePoints.lead)}</p>
      <Content />
    </main>
  );
}
