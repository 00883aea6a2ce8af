import { useQuery, useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams, Link } from "react-router-dom";
import { OwnCertificates } from "#web/checks/certificate/OwnCertificates.tsx";
import { Disputes } from "#web/ownership/handover/Disputes.tsx";
import { disputesQuery } from "#web/ownership/dispute-api.ts";
import { requestsQuery } from "#web/ownership/requests/request-api.ts";
import { OwnershipReceipts } from "#web/ownership/handover/receipts/OwnershipReceipts.tsx";
import { Requests } from "#web/ownership/handover/requests/Requests.tsx";
import { countsQuery } from "#web/platform/api/counts-query.ts";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { Together } from "#web/platform/ui/Together.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { CountBadge } from "#web/platform/ui/CountBadge.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { purchasesQuery } from "#web/points/purchases/points-api.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { PurchaseCard } from "./PurchaseCard.tsx";
import { ReceiptText } from "lucide-react";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import "./purchases.css";
import "./purchases.css";

function NoReceipts(): ReactNode {
  const { t } = useTranslation();
  const { title, text, step } = t(($) => $.purchases.receipts, { returnObjects: true }).empty;
  return (
    <EmptyList icon={ReceiptText} title={title} text={text}>
      <Link className="btn btn--primary" to="/order">
        {step}
      </Link>
    </EmptyList>
  );
}

function Purchases(): ReactNode {
  const query = useInfiniteQuery(purchasesQuery);
  return (
    <PagedList query={query} why={failureText} empty={<NoReceipts />} keyOf={({ id }) => id}>
      {(purchase) => <PurchaseCard purchase={purchase} />}
    </PagedList>
  );
}

function Handovers(): ReactNode {
  const queries = [useQuery(disputesQuery), useQuery(requestsQuery)];
  return (
    <Together waitFor={queries} of={["title", "block", "block"]}>
      <Disputes />
      <Requests />
      <OwnershipReceipts />
    </Together>
  );
}

const tabNames = ["ownership", "purchases", "certificates"] as const;

/** /receipts: receipts for changes of owner and for purchases, and certificates of checks. */
export function ReceiptsPage(): ReactNode {
  const [parameters] = useSearchParams();
  const { data: counts } = useQuery(countsQuery);
  const shown = tabNames.find((tab) => tab === parameters.get("tab")) ?? "ownership";
  const { title, tabs } = useTexts(($) => $.purchases.receipts);
  usePageTitle(title);
  return (
    <main className="wrap page receipts" id="content">
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
          { id: "certificates", text: tabs.certificates, to: "tab=certificates" },
        ]}
      />
      {shown === "purchases" && <Purchases />}
      {shown === "certificates" && <OwnCertificates />}
      {shown === "ownership" && <Handovers />}
    </main>
  );
}
