import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";

/** That there are none yet, and the next step. */
export function NoReceipts(): ReactNode {
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
