import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { Stack, Statistics } from "#contract/office/statistics.ts";
import { StackedBars, type Stacked } from "#web/platform/ui/charts/StackedBars.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { numberText, unitOf } from "#web/platform/ui/figures/figure-text.ts";
import type { SheetRow } from "./sheet.ts";
import { tickText, unitText } from "./unit-text.ts";
import { useColumns } from "./use-columns.ts";
import { valueName } from "./value-name.ts";

type Props = { stack: Stack; of: Statistics };
type Point = Stack["points"][number];
type Columns = ReturnType<typeof useColumns>;

/** This many values get a colour of their own; the others share one. */
const maxColours = 5;

const grainOf = ({ grain }: Statistics) => (grain === "quarter" ? "quarter" : "month");

const valueIn = ({ parts }: Point, value: string): number =>
  parts.find((part) => part.value === value)?.now ?? 0;

const partsOf = (numbers: readonly number[]): Stacked["parts"] => {
  const rest = numbers.slice(maxColours).reduce((sum, number) => sum + number, 0);
  return [...numbers.slice(0, maxColours), rest]
    .map((value, colour) => ({ colour, value }))
    .filter(({ value }) => value > 0);
};

const shownOf = (
  { values, points, dimension, measure }: Stack,
  of: Statistics,
  columns: Columns,
  language: Language,
) => {
  const grain = grainOf(of);
  const names = values.map((value) => valueName(dimension, value));
  const bars = points.map((point): Stacked & { row: SheetRow } => {
    const numbers = values.map((value) => valueIn(point, value));
    const cells = numbers.map((number) => numberText(number, unitOf(measure), language));
    const parts = names.flatMap((name, place) => (numbers[place] === 0 ? [] : [`${name} ${cells[place]}`]));
    const name = unitText(point, grain, language);
    return {
      row: [name, ...cells],
      tick: tickText(point, grain, language),
      text: `${name}: ${parts.join(", ") || 0}`,
      parts: partsOf(numbers),
      isOpen: point.to >= of.today,
    };
  });
  return { sheet: { head: [columns[grain], ...names], rows: bars.map(({ row }) => row) }, bars, names };
};

const titles = { via: "via", reason: "reason", type: "type" } as const;

export function StackCard({ stack, of }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const { dimension, measure } = stack;
  const { [dimension === "via" || dimension === "reason" ? dimension : "type"]: which } = titles;
  const title = t(($) => $.statistics.stacks[which]);
  const { sheet, bars, names } = shownOf(stack, of, columns, language);
  return (
    <ChartCard
      title={title}
      of={of}
      byMonth
      how={t(($) => $.statistics.hows[measure])}
      sheet={sheet}
      file={`${measure}-${dimension}-months`}
      isEmpty={bars.every(({ parts }) => parts.length === 0)}
    >
      <StackedBars
        label={t(($) => $.statistics.chart.bars, { title })}
        bars={bars}
        legend={[...names.slice(0, maxColours), ...(names.length > maxColours ? [columns.rest] : [])]}
        written={(value) => numberText(value, unitOf(measure), language)}
      />
    </ChartCard>
  );
}
