import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { StickerOrderState } from "#contract/orders/sticker-orders.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { OrderCard } from "./OrderCard.tsx";
import { ordersQuery } from "./orders-api.ts";
import "./admin-orders.css";

/** /admin-orders: the stickers that people have ordered. */
export function AdminOrdersPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const state = StickerOrderState.catch("pending").parse(parameters.get("status"));
  const query = useInfiniteQuery(ordersQuery(state));
  const title = t(($) => $.adminOrders.title);
  usePageTitle(title);
  return (
    <main className="wrap adminorders" id="content">
      <h1>{title}</h1>
      <LinkTabs
        label={title}
        shown={state}
        tabs={StickerOrderState.options.map((id) => ({
          id,
          text: t(($) => $.adminOrders.tabs[id]),
          to: id === "pending" ? "" : `status=${id}`,
        }))}
      />
      <p className="muted">{t(($) => $.adminOrders.lead[state])}</p>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{t(($) => $.adminOrders.empty)}</p>}
        keyOf={({ id }) => id}
      >
        {(order) => <OrderCard order={order} />}
      </PagedList>
    </main>
  );
}
