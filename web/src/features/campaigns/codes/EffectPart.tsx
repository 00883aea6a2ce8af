import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#web/features/campaigns/Field.tsx";
import type { Draft } from "./campaign-draft.ts";

type Props = { draft: Draft; fault: string | undefined; onType: (change: Partial<Draft>) => void };

const kinds = ["percent", "bonus"] as const;

/** Off the price, or points on top. */
export function EffectPart({ draft, fault, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.form, { returnObjects: true });
  return (
    <>
      <fieldset className="campaign-form__choice">
        <legend>{texts.effect}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="effect"
              checked={draft.kind === kind}
              onChange={() => onType({ kind })}
            />
            {texts[kind]}
          </label>
        ))}
      </fieldset>
      <Field
        label={draft.kind === "percent" ? texts.percentAmount : texts.bonusAmount}
        fault={fault}
        inputMode="numeric"
        value={draft.amount}
        onType={(amount) => onType({ amount })}
      />
    </>
  );
}
