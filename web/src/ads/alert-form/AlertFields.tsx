import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { places, radii } from "#contract/platform/places.ts";
import type { AlertDraft, Faults } from "./alert-draft.ts";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import { LineField } from "#web/platform/ui/field/TextField.tsx";

export type FieldsProps = {
  draft: AlertDraft;
  faults: Faults;
  onWrite: (changes: Partial<AlertDraft>) => void;
};

type TextName = "name" | "brand" | "model" | "city" | "priceFrom" | "priceTo" | "words";
type TextProps = FieldsProps & {
  name: TextName;
  hint?: string;
  maxLength: number;
  numeric?: true;
  list?: string;
};

export function TextField({
  draft,
  faults,
  onWrite,
  name,
  hint,
  maxLength,
  numeric,
  list,
}: TextProps): ReactNode {
  const { t } = useTranslation();
  return (
    <LineField
      label={t(($) => $.alerts.form[name])}
      hint={hint}
      fault={faults[name]}
      list={list}
      maxLength={maxLength}
      autoComplete="off"
      inputMode={numeric ? "numeric" : undefined}
      value={draft[name]}
      onType={(text) => onWrite({ [name]: text })}
    />
  );
}

type Option = readonly [value: string, text: string];
type ChoiceProps = FieldsProps & { name: "type" | "color" | "radius"; options: readonly Option[] };

function Choice({ draft, faults, onWrite, name, options }: ChoiceProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t(($) => $.alerts.form[name])}
      fault={faults[name]}
      value={draft[name]}
      options={options}
      onChoose={(value) => onWrite({ [name]: value })}
    />
  );
}

function PlaceFields(props: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const towns = useId();
  const texts = t(($) => $.alerts.form.radii, { returnObjects: true });
  const around: Option[] = radii.map((radius) => [
    String(radius),
    t(($) => $.alerts.form.radii.other, { radius }),
  ]);
  return (
    <div className="alertform__pair">
      <TextField {...props} name="city" maxLength={60} list={towns} />
      <datalist id={towns}>
        {places.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {props.draft.city.trim() !== "" && (
        <Choice {...props} name="radius" options={[["", texts.none], ...around]} />
      )}
    </div>
  );
}

function AdFields(props: FieldsProps): ReactNode {
  return (
    <div className="alertform__pair">
      <TextField {...props} name="priceFrom" maxLength={12} numeric />
      <TextField {...props} name="priceTo" maxLength={12} numeric />
    </div>
  );
}

export function CriteriaFields(props: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const { draft, onWrite } = props;
  const any: Option = ["", t(($) => $.alerts.form.any)];
  const types = t(($) => $.vocabulary.types, { returnObjects: true });
  const colours = t(($) => $.vocabulary.colours, { returnObjects: true });
  return (
    <>
      <div className="alertform__pair">
        <TextField {...props} name="brand" maxLength={60} />
        <TextField {...props} name="model" maxLength={60} />
      </div>
      <PlaceFields {...props} />
      <div className="alertform__pair">
        <Choice
          {...props}
          name="type"
          options={[any, ...BikeType.options.map((type) => [type, types[type]] as const)]}
        />
        <Choice
          {...props}
          name="color"
          options={[any, ...BikeColour.options.map((color) => [color, colours[color]] as const)]}
        />
      </div>
      {draft.kind === "ads" && <AdFields {...props} />}
      <label className="alertform__check">
        <input
          type="checkbox"
          checked={draft.electric}
          onChange={({ target }) => onWrite({ electric: target.checked })}
        />
        {t(($) => $.alerts.form.electric)}
      </label>
      <TextField {...props} name="words" hint={t(($) => $.alerts.form.wordsHint)} maxLength={100} />
    </>
  );
}
