import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { SoldModel, ModelOfEan } from "#contract/shops/sales/sold-models.ts";
import type { SaleDraft } from "./draft.ts";
import { Row } from "./Row.tsx";
import type { RowProps } from "./row.ts";
import { TillField } from "./TillField.tsx";
import { TillSelect } from "./TillSelect.tsx";
import { useQuery } from "@tanstack/react-query";
import { Barcode } from "lucide-react";
import { modelQuery } from "#web/shops/sales/sales-api.ts";

/** Fills only empty fields, and nothing if another brand is typed. */
const filledIn = (
  { brand, model, type }: SaleDraft,
  sold: NonNullable<ModelOfEan["model"]>,
): Partial<SaleDraft> => {
  const fits = brand === "" || brand.trim().toLowerCase() === sold.brand.toLowerCase();
  return fits ? { brand: brand || sold.brand, model: model || sold.model, type: type ?? sold.type } : {};
};

/** Fills in the model that the store has sold under this bar code; the sale stores a new bar code. */
function BarCode({ draft, change }: Pick<RowProps, "draft" | "change">): ReactNode {
  const { t } = useTranslation();
  const { data, isError } = useQuery(modelQuery(draft.ean));
  const words = t(($) => $.till.barCode, { returnObjects: true, skipInterpolation: true });
  const fill = useEffectEvent(({ model: sold }: ModelOfEan): void => {
    if (sold !== undefined) change(filledIn(draft, sold));
  });
  useEffect(() => {
    if (data !== undefined) fill(data);
  }, [data]);
  const sold = data?.model;
  return (
    <div className="tillrow__barcode">
      <Barcode size={22} aria-hidden="true" />
      <output>
        <b className="mono">{draft.ean}</b>{" "}
        {data === undefined && !isError
          ? words.asking
          : sold === undefined
            ? words.unknown
            : t(($) => $.till.barCode.known, { model: `${sold.brand} ${sold.model}` })}
      </output>
      <button type="button" className="btn btn--quiet" onClick={() => change({ ean: "" })}>
        {words.remove}
      </button>
    </div>
  );
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const offered = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Takes type and colour from the store's latest sale of the model. */
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

function BrandAndModel({ draft, change, faults, models }: Props): ReactNode {
  const { t } = useTranslation();
  const ofBrand = models.filter(({ brand }) => same(brand, draft.brand)).map(({ model }) => model);
  return (
    <>
      <TillField
        name="brand"
        label={t(($) => $.till.brand)}
        fault={faults.brand}
        value={draft.brand}
        maxLength={60}
        offers={offered(models.map(({ brand }) => brand))}
        onType={(brand) => change({ brand })}
      />
      <TillField
        name="model"
        label={t(($) => $.till.model)}
        fault={faults.model}
        value={draft.model}
        maxLength={60}
        offers={offered(ofBrand)}
        onType={(model) => change(asBefore(models, draft, model))}
      />
    </>
  );
}

/** Suggests the store's latest brands and models first. */
export function BikeRow(props: Props): ReactNode {
  const { draft, change, faults } = props;
  const words = useTexts(($) => $.till);
  const { types, colours } = useTexts(($) => $.vocabulary);
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
          name="batterySerialNumber"
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
