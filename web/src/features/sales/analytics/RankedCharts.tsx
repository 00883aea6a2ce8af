import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StoreAnalytics } from "#contract/sales/analytics.ts";
import { ChartFigure } from "./ChartFigure.tsx";
import { Ranking } from "./Ranking.tsx";

/** Which brands are sold most. */
export function Brands({ brands }: Pick<StoreAnalytics, "brands">): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeAnalytics, { returnObjects: true, skipInterpolation: true });
  const [first] = brands;
  if (first === undefined) return null;
  return (
    <ChartFigure
      title={words.brands.title}
      summary={t(($) => $.storeAnalytics.brands.summary, { brand: first.name, count: first.registered })}
      file={words.brands.file}
      table={{
        head: [words.columns.brand, words.columns.registered],
        rows: brands.map(({ name, registered }) => [name, registered]),
      }}
    >
      <Ranking ranked={brands} />
    </ChartFigure>
  );
}

/** Who has registered how many, for the owners of the store. */
export function Staff({ staff }: { staff: NonNullable<StoreAnalytics["staff"]> }): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeAnalytics, { returnObjects: true, skipInterpolation: true });
  const named = staff.map(({ name, registered }) => ({ name: name ?? words.staff.gone, registered }));
  return (
    <ChartFigure
      title={words.staff.title}
      summary={words.staff.summary}
      file={words.staff.file}
      table={{
        head: [words.columns.staff, words.columns.registered],
        rows: named.map(({ name, registered }) => [name, registered]),
      }}
    >
      <Ranking ranked={named} />
    </ChartFigure>
  );
}
