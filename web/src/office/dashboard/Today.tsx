import { useQuery, queryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Totals } from "#web/platform/ui/figures/Totals.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { statisticsRoutes } from "#contract/office/statistics.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(statisticsRoutes, { token: getAccessToken });

export const todayQuery = () => {
  const today = isoDate(swedishDate(new Date()));
  const query = { from: today, to: today, grain: "day", compare: "week" } as const;
  return queryOptions({
    queryKey: adminQueryKeys.statistics.of("overview", query),
    queryFn: ({ signal }) => client.getStatistics({ params: { view: "overview" }, query }, { signal }),
  });
};

/** Compares today's figures with the whole same weekday a week ago. */
export function Today(): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { data: of, isPending, isError } = useQuery(todayQuery());
  const texts = t(($) => $.admin.today, { returnObjects: true, skipInterpolation: true });
  const before = of?.comparedWith?.from;
  return (
    <section className="stack" aria-labelledby="today">
      <div className="ways ways--ends">
        <h2 id="today">{texts.title}</h2>
        <Link className="tap" to="/analytics?period=today&compare=week">
          {texts.more}
        </Link>
      </div>
      {isPending && <Skeleton of={["block"]} />}
      {of && <Totals of={of} />}
      {before && (
        <p className="muted">
          {t(($) => $.admin.today.against, { day: dayText(`${before}T12:00:00Z`, language) })}
        </p>
      )}
      {isError && <p role="alert">{texts.failed}</p>}
    </section>
  );
}
