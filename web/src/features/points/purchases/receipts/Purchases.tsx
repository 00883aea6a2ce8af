import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureText } from "#web/api/failure-text.ts";
import { purchasesQuery } from "#web/features/points/points-api.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { NoReceipts } from "./NoReceipts.tsx";
import { PurchaseCard } from "./PurchaseCard.tsx";
import "./purchases.css";

/** What one has bought, newest first. */
export function Purchases(): ReactNode {
  const query = useInfiniteQuery(purchasesQuery);
  return (
    <PagedList query={query} why={failureText} empty={<NoReceipts />} keyOf={({ id }) => id}>
      {(purchase) => <PurchaseCard purchase={purchase} />}
    </PagedList>
  );
}
