import type { ReactNode } from "react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { StoreReceipt } from "#contract/sales/receipts.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { kronorText } from "#web/i18n/kronor-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

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

/** How a receipt has been corrected. */
export function CreditNotes({ notes }: { notes: readonly StoreReceipt[] }): ReactNode {
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
