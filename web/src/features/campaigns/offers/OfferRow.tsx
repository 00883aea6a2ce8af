import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#web/features/campaigns/Field.tsx";
import { type Row, type RowFault, rowFaults } from "./offer-draft.ts";

type Props = {
  row: Row;
  rows: readonly Row[];
  place: number;
  /** Whether somebody has tried to save it as it is. */
  tried: boolean;
  onChange: (row: Row) => void;
  onRemove: () => void;
};

const fields = [
  ["id", "text"],
  ["points", "numeric"],
  ["price", "decimal"],
] as const satisfies readonly (readonly [RowFault, string])[];

/** One package that is sold. The last of them stays. */
export function OfferRow({ row, rows, place, tried, onChange, onRemove }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.offers, { returnObjects: true, skipInterpolation: true });
  const faults = tried ? rowFaults(row, rows) : [];
  return (
    <fieldset className="offer">
      <legend>{t(($) => $.campaigns.offers.name, { number: place + 1 })}</legend>
      {fields.map(([field, inputMode]) => (
        <Field
          key={field}
          label={texts[field]}
          fault={faults.includes(field) ? texts.faults[field] : undefined}
          inputMode={inputMode}
          value={row[field]}
          onType={(text) => onChange({ ...row, [field]: field === "id" ? text.toUpperCase() : text })}
        />
      ))}
      {rows.length > 1 && (
        <button
          type="button"
          className="btn btn--quiet"
          aria-label={t(($) => $.campaigns.offers.remove, { id: row.id })}
          onClick={onRemove}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      )}
    </fieldset>
  );
}
