import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BikeColour, BikeType } from "#contract/bike-types.ts";
import type { Sale } from "#contract/sales/sales.ts";
import type { SaleDraft } from "./draft.ts";
import { Row } from "./Row.tsx";
import type { RowProps } from "./row.ts";
import { TillField } from "./TillField.tsx";
import { TillSelect } from "./TillSelect.tsx";

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const offered = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** What the store sold as this model last is likely to be this bike as well. */
const asBefore = (
  latest: readonly Sale[],
  { brand, type, color }: SaleDraft,
  model: string,
): Partial<SaleDraft> => {
  const before = latest.find(({ bike }) => same(bike.brand, brand) && same(bike.model, model));
  return before === undefined
    ? { model }
    : { model, type: type ?? before.bike.type, color: color ?? before.bike.color };
};

type Props = RowProps & { readonly latest: readonly Sale[] };

function BrandAndModel({ draft, change, faults, latest }: Props): ReactNode {
  const { t } = useTranslation();
  const models = latest.filter(({ bike }) => same(bike.brand, draft.brand)).map(({ bike }) => bike.model);
  return (
    <>
      <TillField
        label={t(($) => $.till.brand)}
        fault={faults.brand}
        value={draft.brand}
        maxLength={60}
        offers={offered(latest.map(({ bike }) => bike.brand))}
        onType={(brand) => change({ brand })}
      />
      <TillField
        label={t(($) => $.till.model)}
        fault={faults.model}
        value={draft.model}
        maxLength={60}
        offers={offered(models)}
        onType={(model) => change(asBefore(latest, draft, model))}
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
    </Row>
  );
}
