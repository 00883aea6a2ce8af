import { ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import "#web/ui/list/paged-list.css";

/** That there are none yet, and the next step. */
export function NoReceipts({ of, to }: { of: "ownership" | "empty"; to: string }): ReactNode {
  const { t } = useTranslation();
  const { title, text, step } = t(($) => $.purchases.receipts, { returnObjects: true })[of];
  return (
    <section className="paged__state">
      <ReceiptText size={52} strokeWidth={1.4} aria-hidden="true" />
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      <Link className="btn btn--primary" to={to}>
        {step}
      </Link>
    </section>
  );
}
