import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#web/features/campaigns/Field.tsx";
import type { Draft } from "./campaign-draft.ts";

type Props = {
  draft: Draft;
  wordsFor: (fault: "from" | "to") => string | undefined;
  onType: (change: Partial<Draft>) => void;
};

/** From which day to which a code is valid. */
export function DaysPart({ draft, wordsFor, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.form, { returnObjects: true });
  return (
    <div className="campaign-form__days">
      <Field
        label={texts.from}
        fault={wordsFor("from")}
        type="date"
        value={draft.from}
        onType={(from) => onType({ from })}
      />
      <Field
        label={texts.to}
        fault={wordsFor("to")}
        type="date"
        min={draft.from}
        value={draft.to}
        onType={(to) => onType({ to })}
      />
    </div>
  );
}
