import { Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PackageList } from "#contract/campaigns.ts";
import { Field } from "#web/features/campaigns/Field.tsx";
import { isRateWrong } from "./offer-draft.ts";
import { OfferRow } from "./OfferRow.tsx";
import { SaveOffers } from "./SaveOffers.tsx";
import { useOffersForm } from "./use-offers-form.ts";

const most = 12;

/** Every package as a row, and what a dollar costs. */
export function OffersForm({ offers }: { offers: PackageList }): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const state = useOffersForm(offers, form);
  const { draft, tried } = state;
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  return (
    <form className="offers" ref={form} onSubmit={state.submit} noValidate>
      {draft.rows.map((row, place) => (
        <OfferRow
          key={row.key}
          row={row}
          rows={draft.rows}
          place={place}
          tried={tried}
          onChange={state.setRow}
          onRemove={() => state.removeRow(row)}
        />
      ))}
      {draft.rows.length < most && (
        <button type="button" className="btn btn--ghost" onClick={state.addRow}>
          <Plus size={20} aria-hidden="true" />
          {texts.add}
        </button>
      )}
      <Field
        label={texts.rate}
        hint={texts.rateHint}
        fault={tried && isRateWrong(draft) ? texts.faults.rate : undefined}
        inputMode="decimal"
        value={draft.rate}
        onType={(rate) => state.change({ rate })}
      />
      <SaveOffers state={state} />
    </form>
  );
}
