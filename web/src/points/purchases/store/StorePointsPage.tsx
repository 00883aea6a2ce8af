import { useQuery } from "@tanstack/react-query";
import { type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { FollowedPurchase } from "#web/points/purchases/purchases/waiting/FollowedPurchase.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { StorePoints } from "./StorePoints.tsx";
import { storePointsQuery, storeShop } from "./store-points-api.ts";

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
