import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { FollowedPurchase } from "#web/points/purchases/purchases/waiting/FollowedPurchase.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { storePointsQuery, storeShop } from "./store-points-api.ts";
import { FileText } from "lucide-react";
import { fewStorePoints, prices } from "#contract/points/prices.ts";
import type { StorePoints as Points } from "#contract/points/store-points.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PointsOwed } from "#web/points/prices/PointsOwed.tsx";
import { Unfinished } from "#web/points/purchases/purchases/order/Unfinished.tsx";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { PurchaseCard } from "#web/points/purchases/purchases/receipts/PurchaseCard.tsx";
import "#web/points/purchases/purchases/order/order.css";
import "#web/points/purchases/purchases/receipts/purchases.css";
import "./store-points.css";
import type { PointsPackage } from "#contract/points/purchases.ts";
import { PackageCard } from "#web/points/purchases/purchases/order/PackageCard.tsx";
import { useChoice } from "#web/points/purchases/purchases/order/use-choice.ts";
import { packagesQuery } from "#web/points/prices/packages-query.ts";
import { StorePayment } from "./StorePayment.tsx";

type Props = Pick<Points, "company" | "points" | "credit"> & {
  /** Shown below the packages on wide screens, and after the payment on narrow ones. */
  children: ReactNode;
};
type Offers = { packages: readonly PointsPackage[]; sekPerUsd: number | undefined };

function Choice({ packages, sekPerUsd, children, ...store }: Props & Offers): ReactNode {
  const { t } = useTranslation();
  const choice = useChoice();
  const chosen = packages.find(({ id }) => id === choice.packageId) ?? packages[0];
  if (chosen === undefined) return null;
  return (
    <div className="checkout">
      <fieldset className="checkout__choice">
        <legend className="sr">{t(($) => $.order.packages.choose)}</legend>
        <div className="stack packages">
          {packages.map((offer) => (
            <PackageCard
              key={offer.id}
              offer={offer}
              sekPerUsd={sekPerUsd}
              showNet
              choice={{ checked: offer === chosen, onChoose: () => choice.choosePackage(offer.id) }}
            />
          ))}
        </div>
      </fieldset>
      <StorePayment offer={chosen} sekPerUsd={sekPerUsd} choice={choice.packageId ?? ""} {...store} />
      {children}
    </div>
  );
}

function StoreCheckout(store: Props): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(packagesQuery);
  return (
    <Loaded query={query} failed={t(($) => $.order.packages.failed)} of={["block", "block"]}>
      {({ items, sekPerUsd }) => <Choice packages={items} sekPerUsd={sekPerUsd} {...store} />}
    </Loaded>
  );
}

function Balance({ points }: { points: number }): ReactNode {
  const { t } = useTranslation();
  const count = Math.floor(Math.max(0, points) / prices.registration);
  return (
    <section className="storepoints__balance" aria-label={t(($) => $.storePoints.balance)}>
      <p>
        <b>{t(($) => $.storePoints.points, { points })}</b>
        <span className="muted">{t(($) => $.storePoints.enough, { count })}</span>
      </p>
      {points < fewStorePoints && (
        <p className="storepoints__few">{t(($) => $.storePoints.few, { points: fewStorePoints })}</p>
      )}
      <PointsOwed points={points} />
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
          <StoreCheckout company={store.company} points={store.points} credit={store.credit}>
            <Purchases />
          </StoreCheckout>
        </>
      )}
    </>
  );
}

function StorePoints(): ReactNode {
  const { t } = useTranslation();
  const query = useQuery(storePointsQuery);
  return (
    <main className="wrap page order storepoints" id="content">
      <h1>{t(($) => $.storePoints.title)}</h1>
      <p className="order__lead">{t(($) => $.storePoints.lead)}</p>
      <Loaded query={query} failed={t(($) => $.storePoints.failed)} of={["block", "block"]}>
        {(store) => <Opened store={store} />}
      </Loaded>
    </main>
  );
}

function Waiting({ purchaseId, left }: { purchaseId: string; left: boolean }): ReactNode {
  const { data } = useQuery(storePointsQuery);
  return (
    <main className="wrap waiting" id="content">
      <FollowedPurchase shop={storeShop} purchaseId={purchaseId} left={left} points={data?.points} />
    </main>
  );
}

/** /store-points: a store's balance and shop; with `?purchase`, the progress of a payment. */
export function StorePointsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const purchaseId = parameters.get("purchase");
  usePageTitle(t(($) => $.storePoints.title));
  if (purchaseId === null) return <StorePoints />;
  return <Waiting key={purchaseId} purchaseId={purchaseId} left={parameters.has("left")} />;
}
