import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Campaign } from "#contract/points/campaigns.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { type Uses, usesByDay } from "./uses-by-day.ts";

const height = 72;
const widest = 14;
const step = widest + 4;
/** So that one or two bars do not fill the card. */
const fewest = 20;

/** What the words below it say too. */
function Bars({ uses, most }: { uses: readonly Uses[]; most: number }): ReactNode {
  const width = Math.max(fewest, uses.length) * step;
  return (
    <svg
      className="uses__bars"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {uses.map(({ day, count }, place) => {
        const bar = Math.max(2, (height * count) / most);
        return <rect key={day} x={place * step} y={height - bar} width={widest} height={bar} rx="2" />;
      })}
    </svg>
  );
}

function Table({ uses }: { uses: readonly Uses[] }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.campaigns.chart, { returnObjects: true, skipInterpolation: true });
  return (
    <details className="uses__table">
      <summary>{texts.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {uses
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayText(day, language)}</th>
                <td>{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
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
      <Bars uses={uses} most={most} />
      <p className="muted">{summary}</p>
      <Table uses={uses} />
    </figure>
  );
}
