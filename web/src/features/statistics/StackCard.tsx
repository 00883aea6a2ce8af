import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#contract/accounts.ts";
import type { Stack, Statistics } from "#contract/statistics.ts";
import { StackedBars, type Stacked } from "#web/ui/charts/StackedBars.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { ChartCard } from "./ChartCard.tsx";
import { figureText, numberText, unitOf, valueOf } from "#web/shared/figures/figure-text.ts";
import type { Sheet } from "./sheet.ts";
import { tickText, unitText } from "./unit-text.ts";
import { useColumns } from "./use-columns.ts";
import { valueName } from "./value-name.ts";

type Props = { stack: Stack; of: Statistics };
type Point = Stack["points"][number];
type Columns = ReturnType<typeof useColumns>;

/** So many are told apart by colour; what is left is one. */
const most = 5;

const grainOf = ({ grain }: Statistics) => (grain === "quarter" ? "quarter" : "month");

const valueIn = ({ parts }: Point, value: string): number =>
  valueOf(parts.find((part) => part.value === value)?.now) ?? 0;

/** How many points the rest stands for is not told, only how often they were spent: it is not drawn then. */
const restOf = ({ parts, rest }: Point, { values, measure }: Stack): number =>
  parts
    .filter(({ value }) => values.indexOf(value) >= most)
    .reduce((sum, { now }) => sum + (valueOf(now) ?? 0), measure === "pointsUsed" ? 0 : (valueOf(rest) ?? 0));

const barOf = (
  point: Point,
  stack: Stack,
  of: Statistics,
  names: readonly string[],
  language: Language,
): Stacked => {
  const values = stack.values.slice(0, most);
  const named = values.map((value, colour) => ({ colour, value: valueIn(point, value) }));
  const parts = [...named, { colour: values.length, value: restOf(point, stack) }].filter(
    ({ value }) => value > 0,
  );
  const told = parts.map(
    ({ colour, value }) => `${names[colour]} ${numberText(value, unitOf(stack.measure), language)}`,
  );
  const grain = grainOf(of);
  return {
    tick: tickText(point, grain, language),
    text: `${unitText(point, grain, language)}: ${told.length > 0 ? told.join(", ") : figureText({ is: "few" }, "number", language)}`,
    parts,
    isOpen: point.to >= of.today,
  };
};

const sheetOf = (
  { values, points, dimension, measure }: Stack,
  of: Statistics,
  columns: Columns,
  language: Language,
): Sheet => ({
  head: [columns[grainOf(of)], ...values.map((value) => valueName(dimension, value)), columns.rest],
  rows: points.map((point) => [
    unitText(point, grainOf(of), language),
    ...values.map((value) => {
      const part = point.parts.find((each) => each.value === value);
      return figureText(part?.now ?? { is: "few" }, unitOf(measure), language);
    }),
    figureText(point.rest, "number", language),
  ]),
});

const titles = { via: "via", reason: "reason", type: "type" } as const;

/** What each month was made of. */
export function StackCard({ stack, of }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const columns = useColumns();
  const { dimension, measure, points } = stack;
  const { [dimension === "via" || dimension === "reason" ? dimension : "type"]: which } = titles;
  const title = t(($) => $.statistics.stacks[which]);
  const names = [...stack.values.slice(0, most).map((value) => valueName(dimension, value)), columns.rest];
  const bars = points.map((point) => barOf(point, stack, of, names, language));
  const hasRest = bars.some(({ parts }) => parts.some(({ colour }) => colour === names.length - 1));
  return (
    <ChartCard
      title={title}
      how={t(($) => $.statistics.hows.stack)}
      sheet={sheetOf(stack, of, columns, language)}
      file={`${measure}-${dimension}-months-${of.from}-${of.to}`}
      isEmpty={bars.every(({ parts }) => parts.length === 0)}
    >
      <StackedBars
        label={t(($) => $.statistics.chart.bars, { title })}
        bars={bars}
        legend={hasRest ? names : names.slice(0, -1)}
        written={(value) => numberText(value, unitOf(measure), language)}
      />
    </ChartCard>
  );
}
