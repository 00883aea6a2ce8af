import { ArrowLeft } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { Withdrawal } from "#web/features/points/purchases/withdrawal/Withdrawal.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type ReceiptLines, receiptLines } from "./receipt-lines.ts";
import { ReceiptActions } from "./ReceiptActions.tsx";

function Amounts({ lines }: { lines: ReceiptLines }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.purchases.receipt, { returnObjects: true, skipInterpolation: true });
  const total = lines.sums.at(-1)?.[1];
  return (
    <table className="paper-receipt__amounts">
      <thead>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {lines.item}
            {lines.itemNotes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </td>
          <td>{total}</td>
        </tr>
      </tbody>
      <tfoot>
        {lines.sums.map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Paper({ receipt }: { receipt: PurchaseReceipt }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const lines = receiptLines(receipt, language);
  const [name, ...address] = lines.seller;
  return (
    <article className="paper-receipt" aria-labelledby={heading}>
      <h1 id={heading}>{t(($) => $.purchases.receipt.title)}</h1>
      {lines.refunded !== undefined && <p className="paper-receipt__refunded">{lines.refunded}</p>}
      <dl>
        {lines.facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Amounts lines={lines} />
      <footer>
        <h2>{t(($) => $.purchases.receipt.seller)}</h2>
        <p>
          <b>{name}</b>
        </p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </footer>
    </article>
  );
}

/** A receipt with what can be done with it. A person who opened it by a shared link sees nothing that only its owner may do. */
export function ReceiptView({ receipt, isOwn }: { receipt: PurchaseReceipt; isOwn: boolean }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {isOwn && (
        <Link className="order-receipt__back" to="/receipts?tab=purchases">
          <ArrowLeft size={20} aria-hidden="true" />
          {t(($) => $.purchases.receipt.back)}
        </Link>
      )}
      <Paper receipt={receipt} />
      <ReceiptActions receipt={receipt} />
      {isOwn && <Withdrawal purchase={receipt.purchase} />}
    </>
  );
}
