import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { Check } from "./Check.tsx";
import type { PartnerDraft, PartnerField } from "./partner-draft.ts";

type Props = {
  draft: PartnerDraft;
  wrong: readonly PartnerField[];
  onType: (changes: Partial<PartnerDraft>) => void;
};

type TextProps = {
  name: PartnerField;
  fault: "badPlace" | "noCity" | "badWebsite";
  inputMode?: "numeric" | "url";
} & Props;

function Text({ name, fault, inputMode, draft, wrong, onType }: TextProps): ReactNode {
  const words = useTexts(($) => $.approvedEntities.partner);
  const shown = wrong.includes(name) ? words[fault] : undefined;
  return (
    <LineField
      label={words[name]}
      hint={words[`${name}Hint`]}
      fault={shown}
      faultText={shown}
      className="plaininput"
      {...(inputMode !== undefined && { inputMode })}
      maxLength={200}
      value={draft[name]}
      onType={(text) => onType({ [name]: text })}
    />
  );
}

export function PartnerFields(props: Props): ReactNode {
  const { draft, onType } = props;
  const words = useTexts(($) => $.approvedEntities.partner);
  return (
    <>
      <Check
        label={words.visible}
        hint={words.visibleHint}
        on={draft.visible}
        onSwitch={(visible) => onType({ visible })}
      />
      <Check
        label={words.registersAtSale}
        on={draft.registersAtSale}
        onSwitch={(registersAtSale) => onType({ registersAtSale })}
      />
      <Text {...props} name="place" fault="badPlace" inputMode="numeric" />
      <Text {...props} name="city" fault="noCity" />
      <Text {...props} name="website" fault="badWebsite" inputMode="url" />
      <LongField
        label={words.hours}
        hint={words.hoursHint}
        fault={undefined}
        className="plaininput"
        rows={4}
        maxLength={400}
        value={draft.hours}
        onType={(text) => onType({ hours: text })}
      />
    </>
  );
}
