import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Purchase } from "#contract/points/purchases.ts";
import { receiptPath } from "./purchase-text.ts";

export function ShowReceipt({ purchase }: { purchase: Purchase }): ReactNode {
  const { t } = useTranslation();
  return (
    <Link className="btn btn--ghost" to={receiptPath(purchase.orderNumber)}>
      {t(($) => $.purchases[purchase.invoice === undefined ? "showReceipt" : "showInvoice"])}
    </Link>
  );
}
