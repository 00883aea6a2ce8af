import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { ChartColumn, Printer } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import {
  AnalyticsWeeks,
  type StoreAnalytics,
  storeAnalyticsRoutes,
} from "#contract/shops/sales/analytics.ts";
import { Loaded } from "#web/platform/one-item/Loaded.tsx";
import { SelectFilter } from "#web/platform/ui/field/SelectFilter.tsx";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { ChartFigure } from "./ChartFigure.tsx";
import { Claims, Registrations } from "./WeekCharts.tsx";
import "./store-analytics.css";

type RankedName = { readonly name: string; readonly registered: number };

/** The table has all of them. */
const maxBars = 10;

/** Expects the longest first. Hidden from screen readers, which read the table. */
function Ranking({ ranked }: { ranked: readonly RankedName[] }): ReactNode {
  const maxRegistered = Math.max(1, ...ranked.map(({ registered }) => registered));
  return (
    <ol className="stack stack--near ranking" aria-hidden="true">
      {ranked.slice(0, maxBars).map(({ name, registered }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none">
            <rect width={(100 * registered) / maxRegistered} height="10" rx="1" />
          </svg>
          <b>{registered}</b>
        </li>
      ))}
    </ol>
  );
}

function Brands({ brands }: Pick<StoreAnalytics, "brands">): ReactNode {
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

/** Only for owners of the store. */
function Staff({ staff }: { staff: NonNullable<StoreAnalytics["staff"]> }): ReactNode {
  const words = useTexts(($) => $.storeAnalytics);
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

const client = createClient(storeAnalyticsRoutes, { token: getAccessToken });

/** Keeps the shown period until the next one has loaded. */
const analyticsQuery = (weeks: AnalyticsWeeks) =>
  queryOptions({
    queryKey: queryKeys.sales.analytics(weeks),
    queryFn: ({ signal }) => client.getStoreAnalytics({ query: { weeks } }, { signal }),
    placeholderData: keepPreviousData,
  });

function AtTheTill({ till }: Pick<StoreAnalytics, "till">): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className="card chartfigure" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.storeAnalytics.till.title)}</h2>
      {till === undefined ? (
        <p>{t(($) => $.storeAnalytics.till.none)}</p>
      ) : (
        <p>
          <b className="chartfigure__figure">
            {t(($) => $.storeAnalytics.till.seconds, { count: till.seconds })}
          </b>{" "}
          {t(($) => $.storeAnalytics.till.text, { count: till.measured })}
        </p>
      )}
    </section>
  );
}

function Shown({ analytics: { weeks, brands, till, staff = [] } }: { analytics: StoreAnalytics }): ReactNode {
  const words = useTexts(($) => $.storeAnalytics);
  if (weeks.every(({ registered }) => registered === 0))
    return (
      <EmptyList icon={ChartColumn} title={words.none} text={words.noneText}>
        <Link className="btn btn--primary" to="/store-register-customer">
          {words.toTill}
        </Link>
      </EmptyList>
    );
  return (
    <>
      <div className="storeanalytics__charts">
        <Registrations weeks={weeks} />
        <Claims weeks={weeks} />
        <Brands brands={brands} />
        <AtTheTill till={till} />
        {staff.length > 0 && <Staff staff={staff} />}
      </div>
      <h2 className="storeanalytics__how">{words.how}</h2>
      <p className="muted">{words.howText}</p>
    </>
  );
}

export function StoreAnalyticsPage(): ReactNode {
  const [weeks, choose] = useState<AnalyticsWeeks>("26");
  const query = useQuery(analyticsQuery(weeks));
  const words = useTexts(($) => $.storeAnalytics);
  usePageTitle(words.title);
  return (
    <main className="wrap page" id="content">
      <h1>{words.title}</h1>
      <div className="storeanalytics__tools">
        <SelectFilter
          name="weeks"
          label={words.period}
          value={weeks}
          options={AnalyticsWeeks.options.map((each) => [each, words.periods[each]] as const)}
          onChange={(chosen = "26") => choose(chosen)}
        />
        <button type="button" className="btn btn--ghost" onClick={() => print()}>
          <Printer size={20} aria-hidden="true" />
          {words.print}
        </button>
      </div>
      <Loaded query={query} failed={words.failed} of={["block", "block"]}>
        {(analytics) => <Shown analytics={analytics} />}
      </Loaded>
    </main>
  );
}
