import { useQuery } from "@tanstack/react-query";
import { Barcode } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ModelOfEan } from "#contract/sales/sold-models.ts";
import { modelQuery } from "#web/features/sales/sales-api.ts";
import type { SaleDraft } from "./draft.ts";
import type { RowProps } from "./row.ts";

/** What was typed stays: only what is empty is filled in, and nothing where another brand stands. */
const filledIn = (
  { brand, model, type }: SaleDraft,
  sold: NonNullable<ModelOfEan["model"]>,
): Partial<SaleDraft> => {
  const fits = brand === "" || brand.trim().toLowerCase() === sold.brand.toLowerCase();
  return fits ? { brand: brand || sold.brand, model: model || sold.model, type: type ?? sold.type } : {};
};

/** The bar code that was scanned: what the store has sold under it is filled in where nothing has been typed, and a new one is remembered with this sale. */
export function BarCode({ draft, change }: Pick<RowProps, "draft" | "change">): ReactNode {
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
