import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import type { Campaign } from "#contract/points/campaigns.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Bars } from "#web/platform/ui/chart/Bars.tsx";
import { ChartTable } from "#web/platform/ui/chart/ChartTable.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Uses = { readonly day: string; readonly count: number };

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

const usesByDay = ({ byDay }: Pick<Campaign, "byDay">): Uses[] => {
  const counts = new Map(byDay.map(({ day, count }) => [day, count]));
  const days = [...counts.keys()].toSorted();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const all: Uses[] = [];
  for (let day = first; day !== "" && day <= last; day = dayAfter(day))
    all.push({ day, count: counts.get(day) ?? 0 });
  return all;
};

function Table({ uses }: { uses: readonly Uses[] }): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.campaigns.chart);
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

export function UsesChart({ campaign }: { campaign: Campaign }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const uses = usesByDay(campaign);
  const [first, last] = [uses[0], uses.at(-1)];
  if (first === undefined || last === undefined)
    return <p className="muted">{t(($) => $.campaigns.chart.none)}</p>;
  const maxCount = Math.max(...uses.map(({ count }) => count));
  const summary = t(($) => $.campaigns.chart.summary, {
    count: uses.reduce((sum, { count }) => sum + count, 0),
    from: dayText(first.day, language),
    to: dayText(last.day, language),
    most: maxCount,
  });
  return (
    <figure className="stack stack--near uses">
      <figcaption>{t(($) => $.campaigns.chart.title)}</figcaption>
      <Bars bars={uses.map(({ day, count }) => ({ id: day, count }))} max={maxCount} />
      <p className="muted">{summary}</p>
      <Table uses={uses} />
    </figure>
  );
}
