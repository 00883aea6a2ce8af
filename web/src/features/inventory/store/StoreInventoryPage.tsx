import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { StockFigures } from "#web/shared/store-stock/StockFigures.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { StoreOrderForm } from "./StoreOrderForm.tsx";
import { StoreOrders } from "./StoreOrders.tsx";
import { storeInventoryQuery } from "#web/shared/store-stock/store-stock-api.ts";
import "#web/features/inventory/inventory.css";

function Stock(): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(storeInventoryQuery);
  if (data !== undefined)
    return (
      <div className="pool">
        <StockFigures stock={data} />
      </div>
    );
  if (error === null || isFetching) return <Skeleton of={["block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.storeInventory.stockFailed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

type SectionProps = { title: string; children: ReactNode };

function Section({ title, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <section className="qrmanagement__section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** /store-inventory: what a store has of stickers, what it can order, and what it has ordered. */
export function StoreInventoryPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.storeInventory.title);
  usePageTitle(title);
  return (
    <main className="wrap qrmanagement" id="content">
      <h1>{title}</h1>
      <div className="qrmanagement__beside">
        <div className="qrmanagement__section">
          <Section title={t(($) => $.storeInventory.stock)}>
            <Stock />
          </Section>
          <Section title={t(($) => $.storeInventory.order.title)}>
            <StoreOrderForm />
          </Section>
        </div>
        <Section title={t(($) => $.storeInventory.orders.title)}>
          <StoreOrders />
        </Section>
      </div>
    </main>
  );
}
