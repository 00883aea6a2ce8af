import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { LongField } from "#web/platform/ui/field/LongField.tsx";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
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
  const { t } = useTranslation();
  const id = useId();
  const words = t(($) => $.approvedEntities.partner, { returnObjects: true, skipInterpolation: true });
  const shown = wrong.includes(name) ? words[fault] : undefined;
  return (
    <PlainField id={id} label={words[name]} hint={words[`${name}Hint`]} fault={shown} faultText={shown}>
      {(described) => (
        <input
          {...described}
          className="plaininput"
          {...(inputMode !== undefined && { inputMode })}
          maxLength={200}
          value={draft[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        />
      )}
    </PlainField>
  );
}

export function PartnerFields(props: Props): ReactNode {
  const { t } = useTranslation();
  const { draft, onType } = props;
  const words = t(($) => $.approvedEntities.partner, { returnObjects: true, skipInterpolation: true });
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
