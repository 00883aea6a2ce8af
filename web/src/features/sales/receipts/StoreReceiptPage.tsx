import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { type StoreReceipt, type WithCreditNotes, leftOf } from "#contract/sales/receipts.ts";
import { PaperReceipt } from "#web/ui/paper-receipt/PaperReceipt.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { CreditDialog } from "./CreditDialog.tsx";
import { CreditNotes } from "./CreditNotes.tsx";
import { LoadedReceipt } from "./LoadedReceipt.tsx";
import { ReceiptTools } from "./ReceiptTools.tsx";
import { storeReceiptQuery } from "./receipts-api.ts";
import { storeReceiptLines } from "./store-receipt-lines.ts";
import "./store-receipts.css";

/** Only what has a price that is not all given back can be credited. */
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

/** /store-receipts/:receiptNumber: a receipt or a credit note of the store, and what can be done with it. */
export function StoreReceiptPage(): ReactNode {
  const { t } = useTranslation();
  const number = Number(useParams()["receiptNumber"]);
  usePageTitle(`${t(($) => $.storeReceipts.receipt)} ${number}`);
  return (
    <main className="wrap storereceipt" id="content">
      <Link className="storereceipt__back" to="/store-receipts">
        <ArrowLeft size={20} aria-hidden="true" />
        {t(($) => $.storeReceipts.back)}
      </Link>
      <LoadedReceipt key={number} asked={useQuery(storeReceiptQuery(number))}>
        {(found) => <Shown {...found} />}
      </LoadedReceipt>
    </main>
  );
}
