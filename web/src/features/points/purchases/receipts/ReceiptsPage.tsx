import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Purchases } from "./Purchases.tsx";
import { OwnershipReceipts } from "#web/shared/transfers/receipts/OwnershipReceipts.tsx";
import { Requests } from "#web/shared/transfers/requests/Requests.tsx";
import { countsQuery } from "#web/shared/counts-query.ts";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { CountBadge } from "#web/ui/CountBadge.tsx";
import "./receipts-page.css";

/** /receipts: of bikes that have changed owner, and of what was bought. */
export function ReceiptsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { data: counts } = useQuery(countsQuery);
  const shown = parameters.get("tab") === "purchases" ? "purchases" : "ownership";
  const { title, tabs } = t(($) => $.purchases.receipts, { returnObjects: true });
  usePageTitle(title);
  return (
    <main className="wrap receipts" id="content">
      <h1>{title}</h1>
      <LinkTabs
        label={title}
        shown={shown}
        tabs={[
          {
            id: "ownership",
            text: tabs.ownership,
            to: "",
            after: <CountBadge count={counts?.approvals} of="waiting" />,
          },
          { id: "purchases", text: tabs.purchases, to: "tab=purchases" },
        ]}
      />
      {shown === "purchases" ? (
        <Purchases />
      ) : (
        <>
          <Requests />
          <OwnershipReceipts />
        </>
      )}
    </main>
  );
}
