import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Week } from "#contract/shops/sales/analytics.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Bars } from "#web/platform/ui/chart/Bars.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ChartFigure } from "./ChartFigure.tsx";

type Props = { weeks: readonly Week[] };

const sum = (weeks: readonly Week[], of: (week: Week) => number): number =>
  weeks.reduce((total, week) => total + of(week), 0);

/** Whole percent. */
const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((100 * part) / whole));

export function Registrations({ weeks }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const words = t(($) => $.storeAnalytics, { returnObjects: true, skipInterpolation: true });
  const max = Math.max(...weeks.map(({ registered }) => registered));
  const best = weeks.find(({ registered }) => registered === max);
  return (
    <ChartFigure
      title={words.registrations.title}
      summary={t(($) => $.storeAnalytics.registrations.summary, {
        count: sum(weeks, ({ registered }) => registered),
        weeks: weeks.length,
        most: max,
        week: best === undefined ? "" : dayText(best.monday, language),
      })}
      file={words.registrations.file}
      table={{
        head: [words.columns.week, words.columns.registered],
        rows: weeks.map(({ monday, registered }) => [monday, registered]),
      }}
    >
      <Bars bars={weeks.map(({ monday, registered }) => ({ id: monday, count: registered }))} max={max} />
    </ChartFigure>
  );
}

/** Grouped by the week of the sale. */
export function Claims({ weeks }: Props): ReactNode {
  const { t } = useTranslation();
  const words = t(($) => $.storeAnalytics, { returnObjects: true, skipInterpolation: true });
  const { columns } = words;
  const shareIn = ({ claimedWithinDay, registered }: Week): number => shareOf(claimedWithinDay, registered);
  const registered = sum(weeks, (week) => week.registered);
  return (
    <ChartFigure
      title={words.claims.title}
      summary={t(($) => $.storeAnalytics.claims.summary, {
        share: `${shareOf(
          sum(weeks, ({ claimedWithinDay }) => claimedWithinDay),
          registered,
        )} %`,
        claimed: `${shareOf(
          sum(weeks, ({ claimed }) => claimed),
          registered,
        )} %`,
      })}
      file={words.claims.file}
      table={{
        head: [columns.week, columns.registered, columns.claimed, columns.withinDay, columns.share],
        rows: weeks.map((week) => [
          week.monday,
          week.registered,
          week.claimed,
          week.claimedWithinDay,
          shareIn(week),
        ]),
      }}
    >
      <Bars bars={weeks.map((week) => ({ id: week.monday, count: shareIn(week) }))} max={100} />
    </ChartFigure>
  );
}
