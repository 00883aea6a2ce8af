import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/points/campaigns.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Bars } from "#web/ui/chart/Bars.tsx";
import { ChartTable } from "#web/ui/chart/ChartTable.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type Uses, usesByDay } from "./uses-by-day.ts";

function Table({ uses }: { uses: readonly Uses[] }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.campaigns.chart, { returnObjects: true, skipInterpolation: true });
  return (
    <details className="uses__table">
      <summary>{texts.table}</summary>
      <ChartTable
        head={[texts.day, texts.count]}
        rows={uses
          .filter(({ count }) => count > 0)
          .map(({ day, count }) => [dayText(day, language), count] as const)}
      />
    </details>
  );
}

/** How a code is used day by day: drawn, summed up in words, and as a table. */
export function UsesChart({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const uses = usesByDay(campaign);
  const [first, last] = [uses[0], uses.at(-1)];
  if (first === undefined || last === undefined)
    return <p className="muted">{t(($) => $.campaigns.chart.none)}</p>;
  const most = Math.max(...uses.map(({ count }) => count));
  const summary = t(($) => $.campaigns.chart.summary, {
    count: uses.reduce((sum, { count }) => sum + count, 0),
    from: dayText(first.day, language),
    to: dayText(last.day, language),
    most,
  });
  return (
    <figure className="uses">
      <figcaption>{t(($) => $.campaigns.chart.title)}</figcaption>
      <Bars bars={uses.map(({ day, count }) => ({ id: day, count }))} most={most} />
      <p className="muted">{summary}</p>
      <Table uses={uses} />
    </figure>
  );
}
