import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { type StoreReceipt, type WithCreditNotes, leftOf } from "#contract/shops/sales/receipts.ts";
import { PaperReceipt } from "#web/points/paper-receipt/PaperReceipt.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { CreditDialog } from "./CreditDialog.tsx";
import { LoadedReceipt } from "./LoadedReceipt.tsx";
import { ReceiptTools } from "./ReceiptTools.tsx";
import { storeReceiptQuery } from "./receipts-api.ts";
import { storeReceiptLines } from "./store-receipt-lines.ts";
import "./store-receipts.css";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";

function Note({ note: { number, amount = 0, issuedAt, reason } }: { note: StoreReceipt }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const shown = { number, amount: kronorText(amount, language) };
  return (
    <li>
      <Link to={`/store-receipts/${number}`}>{t(($) => $.storeReceipts.note, shown)}</Link>
      <span className="muted">
        {dayText(issuedAt, language)}. {reason ?? t(($) => $.storeReceipts.takenBack)}
      </span>
    </li>
  );
}

function CreditNotes({ notes }: { notes: readonly StoreReceipt[] }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  if (notes.length === 0) return null;
  return (
    <section className="storereceipt__notes" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeReceipts.notes)}</h2>
      <ul>
        {notes.map((note) => (
          <Note key={note.number} note={note} />
        ))}
      </ul>
    </section>
  );
}

/** Only receipts with a price that is not fully credited can be credited. */
function Crediting({ receipt }: { receipt: StoreReceipt }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [issued, setIssued] = useState<number>();
  const done = (note: StoreReceipt): void => {
    setOpen(false);
    setIssued(note.number);
  };
  return (
    <>
      {leftOf(receipt) > 0 && (
        <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Undo2 size={20} aria-hidden="true" />
          {t(($) => $.storeReceipts.credit.open)}
        </button>
      )}
      <output>{issued !== undefined && t(($) => $.storeReceipts.credit.done, { number: issued })}</output>
      {open && <CreditDialog receipt={receipt} onClose={() => setOpen(false)} onDone={done} />}
    </>
  );
}

function Shown({ receipt, creditNotes }: WithCreditNotes): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { credits, issuedBy } = receipt;
  return (
    <>
      <PaperReceipt lines={storeReceiptLines(receipt, language)} />
      {issuedBy !== undefined && (
        <p className="muted">
          {t(($) => $.storeReceipts.by)} {issuedBy}
        </p>
      )}
      <ReceiptTools receipt={receipt}>
        {credits === undefined ? (
          <Crediting receipt={receipt} />
        ) : (
          <Link className="btn btn--ghost" to={`/store-receipts/${credits}`}>
            {t(($) => $.storeReceipts.toReceipt, { number: credits })}
          </Link>
        )}
      </ReceiptTools>
      <CreditNotes notes={creditNotes} />
    </>
  );
}

/** /store-receipts/:receiptNumber: a receipt or credit note of the store. */
export function StoreReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const number = Number(useParams()["receiptNumber"]);
  usePageTitle(`${t(($) => $.storeReceipts.receipt)} ${number}`);
  return (
    <main className="wrap page storereceipt" id="content">
      <BackLink to="/store-receipts">{t(($) => $.storeReceipts.back)}</BackLink>
      <LoadedReceipt key={number} asked={useQuery(storeReceiptQuery(number))}>
        {(found) => <Shown {...found} />}
      </LoadedReceipt>
    </main>
  );
}
