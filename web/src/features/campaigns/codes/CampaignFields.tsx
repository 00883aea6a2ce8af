import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#web/features/campaigns/Field.tsx";
import type { Draft, Fault } from "./campaign-draft.ts";
import { DaysPart } from "./DaysPart.tsx";
import { EffectPart } from "./EffectPart.tsx";
import { PackagesPart } from "./PackagesPart.tsx";

type Props = {
  draft: Draft;
  faults: ReadonlySet<Fault>;
  packages: readonly string[];
  onType: (change: Partial<Draft>) => void;
};

export function CampaignFields({ draft, faults, packages, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.campaigns.form, { returnObjects: true });
  const wordsFor = (fault: Fault) => (faults.has(fault) ? texts.faults[fault] : undefined);
  return (
    <>
      <Field
        label={texts.code}
        hint={texts.codeHint}
        fault={wordsFor("code")}
        className="mono"
        autoCapitalize="characters"
        value={draft.code}
        onType={(code) => onType({ code: code.toUpperCase() })}
      />
      <EffectPart draft={draft} fault={wordsFor(draft.kind)} onType={onType} />
      <DaysPart draft={draft} wordsFor={wordsFor} onType={onType} />
      <PackagesPart
        packages={packages}
        chosen={draft.packages}
        onChoose={(chosen) => onType({ packages: chosen })}
      />
      <Field
        label={texts.most}
        fault={wordsFor("most")}
        inputMode="numeric"
        value={draft.most}
        onType={(most) => onType({ most })}
      />
    </>
  );
}
