import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  type Statistics,
  type StatisticsView,
  statisticsRoutes,
  type Measure,
  type Total,
} from "#contract/office/statistics.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { today } from "#web/platform/ui/form/today.ts";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useAddressParameters, withParameters } from "#web/platform/ui/use-address-parameters.ts";
import { spanText } from "#web/platform/ui/figures/span-text.ts";
import { Totals } from "#web/platform/ui/figures/Totals.tsx";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import { changeText, figureText, numberText, unitOf } from "#web/platform/ui/figures/figure-text.ts";
import { type Change, Filters } from "./Filters.tsx";
import { readChoice, type Choice } from "./period.ts";
import "#web/platform/ui/tabs/link-tabs.css";
import "./statistics.css";

const totalOf = ({ totals, place }: Statistics, measure: Measure): Total | undefined =>
  totals.find((total) => total.measure === measure && (total.place === place || measure !== "thefts"));

const written = ({ measure, now }: Total, language: Language): string =>
  figureText(now, unitOf(measure), language);

const changed = (total: Total, language: Language): string => {
  const change = changeText(total.now, total.before, unitOf(total.measure), language);
  return change === undefined ? "" : i18next.t(($) => $.statistics.finding.change, { change });
};

const ofInsurance = (of: Statistics, language: Language): string | undefined => {
  const thefts = totalOf(of, "thefts");
  if (!thefts) return undefined;
  const figure = written(thefts, language) + changed(thefts, language);
  if (of.place !== undefined)
    return i18next.t(($) => $.statistics.finding.place, { place: of.place, figure });
  const recovered = totalOf(of, "recovered")?.now;
  if (recovered === undefined || recovered === null)
    return i18next.t(($) => $.statistics.finding.thefts, { figure });
  const share = numberText(recovered, "share", language);
  return i18next.t(($) => $.statistics.finding.recovered, { figure, share });
};

const findingOf = (of: Statistics, language: Language): string | undefined => {
  if (of.view === "insurance") return ofInsurance(of, language);
  const total = totalOf(of, of.view === "overview" ? "registered" : "revenue");
  if (!total) return undefined;
  const figure = written(total, language) + changed(total, language);
  return i18next.t(($) => $.statistics.finding[of.view === "overview" ? "registered" : "revenue"], {
    figure,
  });
};

const client = createClient(statisticsRoutes, { token: getAccessToken });

const statisticsQuery = (view: StatisticsView, { from, to, grain, compare, place, audience }: Choice) => {
  const query = { from, to, grain, compare, audience, ...(place !== undefined && { place }) };
  return queryOptions({
    queryKey: adminQueryKeys.statistics.of(view, query),
    queryFn: ({ signal }) => client.getStatistics({ params: { view }, query }, { signal }),
    // Keeps the old figures visible while new ones load.
    placeholderData: keepPreviousData,
  });
};

const pages: readonly (readonly [StatisticsView, string])[] = [
  ["overview", "/analytics"],
  ["business", "/business-analytics"],
  ["insurance", "/insurance-analytics"],
];

const Charts = lazy(async () => ({ default: (await import("./Charts.tsx")).Charts }));

function Views({ shown }: { shown: StatisticsView }): ReactNode {
  const { t } = useTranslation();
  return (
    <nav className="linktabs" aria-label={t(($) => $.statistics.title)}>
      {pages.map(([view, path]) => (
        <Link key={view} to={path} aria-current={view === shown ? "page" : undefined}>
          {t(($) => $.statistics.views[view])}
        </Link>
      ))}
    </nav>
  );
}

const comparisonText = (
  { comparedWith, since }: Statistics,
  isCompared: boolean,
  language: Language,
): string => {
  if (comparedWith)
    return i18next.t(($) => $.statistics.comparedWith, { span: spanText(comparedWith, language) });
  return isCompared
    ? i18next.t(($) => $.statistics.notCompared, { day: dayText(`${since}T12:00:00Z`, language) })
    : "";
};

type HeadProps = { view: StatisticsView; of: Statistics | undefined; isCompared: boolean };

function Head({ view, of, isCompared }: HeadProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const finding = of && findingOf(of, language);
  return (
    <div className="stats__head">
      <div>
        <h1>{finding ?? t(($) => $.statistics.titles[view])}</h1>
        {/* Keeps its height while loading, so that the filters below do not jump. */}
        <p className="muted">
          {of ? spanText(of, language) : "\u00A0"}
          {of && ` ${comparisonText(of, isCompared, language)}`}
        </p>
      </div>
      {of?.audience === "others" && (
        <button type="button" className="btn btn--ghost stats__print" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          {t(($) => $.statistics.print)}
        </button>
      )}
    </div>
  );
}

function LoadedStatistics({ view, of }: { view: StatisticsView; of: Statistics }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const measures = [...new Set(of.totals.map(({ measure }) => measure))];
  return (
    <>
      <Totals of={of} />
      <Suspense fallback={<Skeleton of={["block", "block"]} />}>
        <Charts of={of} />
      </Suspense>
      <footer className="stats__foot">
        <h2>{t(($) => $.statistics.how)}</h2>
        <p>
          {t(($) => $.statistics.foot.since, { day: dayText(`${of.since}T12:00:00Z`, language) })}{" "}
          {t(($) => $.statistics.foot[of.audience])}
        </p>
        <p>{t(($) => $.statistics.foot[view])}</p>
        <ul>
          {measures.map((measure) => (
            <li key={measure}>
              <b>{t(($) => $.figures.measures[measure])}.</b> {t(($) => $.statistics.hows[measure])}
            </li>
          ))}
        </ul>
      </footer>
    </>
  );
}

export function StatisticsPage({ view }: { view: StatisticsView }): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useAddressParameters();
  const [day] = useState(today);
  const choice = readChoice(search, day, "year");
  const query = useQuery(statisticsQuery(view, choice));
  usePageTitle(t(($) => $.statistics.titles[view]));
  const onChange = (change: Change): void => setSearch(withParameters(search, change), { replace: true });
  return (
    <main className="wrap stats" id="content">
      <Views shown={view} />
      <Head view={view} of={query.data} isCompared={choice.compare !== "none"} />
      <Filters choice={choice} today={day} hasPlace={view === "insurance"} onChange={onChange} />
      {query.error && (
        <FetchFailure
          title={t(($) => $.statistics.failed)}
          text={failureText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton of={["title", "block", "block", "block"]} />}
      {query.data && !query.error && (
        <div className="stats__shown" aria-busy={query.isPlaceholderData}>
          <LoadedStatistics view={view} of={query.data} />
        </div>
      )}
    </main>
  );
}
