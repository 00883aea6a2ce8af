import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { StockFigures } from "#web/stickers/store-stock/StockFigures.tsx";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { StoreOrderForm } from "./StoreOrderForm.tsx";
import { StoreOrders } from "./StoreOrders.tsx";
import { storeInventoryQuery } from "#web/stickers/store-stock/store-stock-api.ts";
import "#web/stickers/inventory/inventory.css";

type SectionProps = { title: string; children: ReactNode };

function Section({ title, children }: SectionProps): ReactNode {
  const heading = useId();
  return (
    <section className="stack qrmanagement__section" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
}

/** /store-inventory: a store's stock, and its orders. */
export function StoreInventoryPage(): ReactNode {
  const { t } = useTranslation();
  const title = t(($) => $.storeInventory.title);
  usePageTitle(title);
  const query = useQuery(storeInventoryQuery);
  return (
    <main className="wrap page" id="content">
      <h1>{title}</h1>
      <div className="qrmanagement__beside">
        <div className="stack qrmanagement__section">
          <Section title={t(($) => $.storeInventory.stock)}>
            <Loaded query={query} failed={t(($) => $.storeInventory.stockFailed)} of={["block"]}>
              {(stock) => (
                <div className="card pool">
                  <StockFigures stock={stock} />
                </div>
              )}
            </Loaded>
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
