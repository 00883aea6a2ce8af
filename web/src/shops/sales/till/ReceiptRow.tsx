import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "./Row.tsx";
import type { RowProps } from "./row.ts";
import { TillField } from "./TillField.tsx";
import { TillSelect } from "./TillSelect.tsx";

const warrantyYears = [1, 2, 3, 5, 10] as const;

/** The cash receipt's data, which goes into the bike's history. */
export function ReceiptRow({ draft, change, faults }: RowProps): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.till, { returnObjects: true, skipInterpolation: true });
  const years = warrantyYears.map(
    (count) => [String(12 * count), t(($) => $.till.warrantyYears, { count })] as const,
  );
  return (
    <Row name={words.receipt}>
      <TillField
        name="receiptNumber"
        label={words.receiptNumber}
        fault={faults.receiptNumber}
        value={draft.receiptNumber}
        maxLength={40}
        onType={(receiptNumber) => change({ receiptNumber })}
      />
      <TillField
        name="price"
        label={words.price}
        fault={faults.price}
        value={draft.price}
        maxLength={12}
        inputMode="numeric"
        onType={(price) => change({ price })}
      />
      <TillSelect
        label={words.warranty}
        fault={faults.warrantyMonths}
        value={draft.warrantyMonths}
        options={[...years, ["", words.noWarranty]]}
        onChoose={(warrantyMonths = "") => change({ warrantyMonths })}
      />
    </Row>
  );
}
