import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { NoReceipts } from "./NoReceipts.tsx";
import { Purchases } from "./Purchases.tsx";
import "./receipts.css";

/** /receipts: of bikes that have changed owner, and of what was bought. */
export function ReceiptsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
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
          { id: "ownership", text: tabs.ownership, to: "" },
          { id: "purchases", text: tabs.purchases, to: "tab=purchases" },
        ]}
      />
      {shown === "purchases" ? <Purchases /> : <NoReceipts of="ownership" to="/my-bikes" />}
    </main>
  );
}
