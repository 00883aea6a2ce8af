import { useQuery } from "@tanstack/react-query";
import { ChartColumn, Printer } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { AnalyticsWeeks, type StoreAnalytics } from "#contract/sales/analytics.ts";
import { failureText } from "#web/api/failure-text.ts";
import { SelectFilter } from "#web/ui/field/SelectFilter.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { analyticsQuery } from "./analytics-query.ts";
import { Brands, Staff } from "./RankedCharts.tsx";
import { Claims, Registrations } from "./WeekCharts.tsx";
import "./store-analytics.css";

function AtTheTill({ till }: Pick<StoreAnalytics, "till">): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section className="chartfigure" aria-labelledby={heading}>
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
  const { t } = useTranslation();
  const words = t(($) => $.storeAnalytics, { returnObjects: true, skipInterpolation: true });
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

function Content({ weeks }: { weeks: AnalyticsWeeks }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(analyticsQuery(weeks));
  if (data !== undefined) return <Shown analytics={data} />;
  if (error === null || isFetching) return <Skeleton of={["block", "block"]} />;
  return (
    <FetchFailure
      title={t(($) => $.storeAnalytics.failed)}
      text={failureText(error)}
      onRetry={() => void refetch()}
    />
  );
}

/** /store-analytics: the store's registrations week by week, and what they were. */
export function StoreAnalyticsPage(): ReactNode {
  const { t } = useTranslation();
  const [weeks, choose] = useState<AnalyticsWeeks>("26");
  const words = t(($) => $.storeAnalytics, { returnObjects: true, skipInterpolation: true });
  usePageTitle(words.title);
  return (
    <main className="wrap storeanalytics" id="content">
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
      <Content weeks={weeks} />
    </main>
  );
}
