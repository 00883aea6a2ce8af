import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { type ReactNode, Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { Statistics, StatisticsView } from "#contract/statistics.ts";
import { failureText } from "#web/api/failure-text.ts";
import { today } from "#web/shared/form/today.ts";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { type Change, Filters } from "./Filters.tsx";
import { findingOf } from "./finding.ts";
import { changeSearch, readChoice } from "./period.ts";
import { statisticsQuery } from "./statistics-api.ts";
import { spanText } from "#web/shared/figures/span-text.ts";
import { Totals } from "#web/shared/figures/Totals.tsx";
import "#web/ui/tabs/link-tabs.css";
import "./statistics.css";

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

function Head({ view, of }: { view: StatisticsView; of: Statistics | undefined }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const finding = of && findingOf(of, language);
  return (
    <div className="stats__head">
      <div>
        <h1>{finding ?? t(($) => $.statistics.titles[view])}</h1>
        {/* Its line is kept: what stands below must not move under a hand that chooses. */}
        <p className="muted">
          {of ? spanText(of, language) : "\u00A0"}
          {of?.comparedWith &&
            ` ${t(($) => $.statistics.comparedWith, { span: spanText(of.comparedWith, language) })}`}
        </p>
      </div>
      <button type="button" className="btn btn--ghost stats__print" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        {t(($) => $.statistics.print)}
      </button>
    </div>
  );
}

function Shown({ view, of }: { view: StatisticsView; of: Statistics }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Totals of={of} />
      <Suspense fallback={<Skeleton of={["block", "block"]} />}>
        <Charts of={of} />
      </Suspense>
      <footer className="stats__foot">
        <h2>{t(($) => $.statistics.how)}</h2>
        <p>{t(($) => $.statistics.foot[view])}</p>
        <p>{t(($) => $.statistics.foot.few)}</p>
      </footer>
    </>
  );
}

/** What has been counted, for administrators: a period, what it adds up to, and charts of it. */
export function StatisticsPage({ view }: { view: StatisticsView }): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const [day] = useState(today);
  const choice = readChoice(search, day, "year");
  const query = useQuery(statisticsQuery(view, choice));
  usePageTitle(t(($) => $.statistics.titles[view]));
  const onChange = (change: Change): void => setSearch(changeSearch(search, change), { replace: true });
  return (
    <main className="wrap stats" id="content">
      <Views shown={view} />
      <Head view={view} of={query.data} />
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
          <Shown view={view} of={query.data} />
        </div>
      )}
    </main>
  );
}
