import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Row } from "./Row.tsx";
import type { RowProps } from "./row.ts";
import { TillField } from "./TillField.tsx";

export function BuyerRow({ draft, change, faults }: RowProps): ReactNode {
  const words = useTexts(($) => $.till);
  return (
    <Row name={words.buyer}>
      <TillField
        name="buyer"
        label={words.buyerField}
        hint={words.buyerHint}
        fault={faults.buyer}
        {...(faults.buyer !== "required" && { faultText: words.buyerFault })}
        value={draft.buyer}
        maxLength={254}
        inputMode="email"
        onType={(buyer) => change({ buyer })}
      />
    </Row>
  );
}
