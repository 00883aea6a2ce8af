import type { InputHTMLAttributes, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import { eanIn } from "#contract/ean.ts";
import type { SoldModel } from "#contract/sales/sold-models.ts";
import { BarCode } from "./BarCode.tsx";
import type { SaleDraft } from "./draft.ts";
import { Row } from "./Row.tsx";
import type { RowProps } from "./row.ts";
import { TillField } from "./TillField.tsx";
import { TillSelect } from "./TillSelect.tsx";

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const offered = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** What the store sold as this model last is likely to be this bike as well. */
const asBefore = (
  models: readonly SoldModel[],
  { brand, type, color }: SaleDraft,
  model: string,
): Partial<SaleDraft> => {
  const before = models.find((sold) => same(sold.brand, brand) && same(sold.model, model));
  return before === undefined
    ? { model }
    : { model, type: type ?? before.type, color: color ?? before.color };
};

type Props = RowProps & { readonly models: readonly SoldModel[] };

type Scannable = Pick<InputHTMLAttributes<HTMLInputElement>, "onKeyDown" | "onBlur">;

/** A bar code in a field is taken out of it when the field is left, and with Enter, as scanners end what they type, the field is not left for it: before that its beginning could be taken for a shorter one. */
const scannable = (change: RowProps["change"], emptied: Partial<SaleDraft>): Scannable => {
  const take = (text: string): boolean => {
    const ean = eanIn(text);
    if (ean !== undefined) change({ ...emptied, ean });
    return ean !== undefined;
  };
  return {
    onBlur: ({ target }) => void take(target.value),
    onKeyDown: (event) => {
      if (event.key !== "Enter" || !take(event.currentTarget.value)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

function BrandAndModel({ draft, change, faults, models }: Props): ReactNode {
  const { t } = useTranslation();
  const ofBrand = models.filter(({ brand }) => same(brand, draft.brand)).map(({ model }) => model);
  return (
    <>
      <TillField
        label={t(($) => $.till.brand)}
        fault={faults.brand}
        value={draft.brand}
        maxLength={60}
        offers={offered(models.map(({ brand }) => brand))}
        onType={(brand) => change({ brand })}
        {...scannable(change, { brand: "" })}
      />
      <TillField
        label={t(($) => $.till.model)}
        fault={faults.model}
        value={draft.model}
        maxLength={60}
        offers={offered(ofBrand)}
        onType={(model) => change(asBefore(models, draft, model))}
        {...scannable(change, { model: "" })}
      />
    </>
  );
}

/** What the bike is. The store's newest brands and models are offered first. */
export function BikeRow(props: Props): ReactNode {
  const { t } = useTranslation();
  const { draft, change, faults } = props;
  const words = t(($) => $.till, { returnObjects: true, skipInterpolation: true });
  const { types, colours } = t(($) => $.vocabulary, { returnObjects: true });
  return (
    <Row name={words.bike}>
      <BrandAndModel {...props} />
      <TillSelect
        label={words.type}
        fault={faults.type}
        value={draft.type}
        choose={words.choose}
        options={BikeType.options.map((type) => [type, types[type]] as const)}
        onChoose={(type) => change({ type })}
      />
      <TillSelect
        label={words.color}
        fault={faults.color}
        value={draft.color}
        choose={words.choose}
        options={BikeColour.options.map((color) => [color, colours[color]] as const)}
        onChoose={(color) => change({ color })}
      />
      {draft.type === "elcykel" && (
        <TillField
          label={words.battery}
          fault={faults.batterySerialNumber}
          value={draft.batterySerialNumber}
          maxLength={40}
          onType={(batterySerialNumber) => change({ batterySerialNumber })}
        />
      )}
      {draft.ean !== "" && <BarCode key={draft.ean} draft={draft} change={change} />}
    </Row>
  );
}
