import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Coins, MapPin } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import "./own-reports.css";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { foundReports } from "#web/thefts/find-report/found-api.ts";
import { finderPoints, type OwnFoundReport } from "#contract/thefts/found-reports.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { findTone } from "#web/thefts/find-tone.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

function OwnReport({ report }: { report: OwnFoundReport }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const { bike, state, reward, paidFrom, proveBy, location, reportedAt, decidedAt, thanks } = report;
  const on = (moment: string | undefined): string => (moment === undefined ? "" : dayText(moment, language));
  const days = [
    t(($) => $.finds.own.reported, { date: on(reportedAt) }),
    ...(decidedAt === undefined ? [] : [t(($) => $.finds.own.decided, { date: on(decidedAt) })]),
  ];
  return (
    <article className="card card--start find" aria-labelledby={id}>
      <Badge tone={findTone[state]}>{t(($) => $.finds.states[state])}</Badge>
      <h2 id={id}>{bike}</h2>
      <p className="muted">{days.join(" · ")}</p>
      <p className="find__line">
        <MapPin size={18} aria-hidden="true" />
        {t(($) => $.finds.own.place, { place: location })}
      </p>
      <p className="find__line find__reward">
        <Coins size={18} aria-hidden="true" />
        {proveBy === undefined
          ? t(($) => $.finds.rewards[reward], { points: finderPoints, date: on(paidFrom) })
          : t(($) => $.finds.unproved, { points: finderPoints, date: on(proveBy), from: on(paidFrom) })}
      </p>
      {proveBy !== undefined && <Link to="/settings">{t(($) => $.finds.prove)}</Link>}
      {thanks !== undefined && (
        <figure className="find__thanks">
          <figcaption>{t(($) => $.finds.own.thanks)}</figcaption>
          <blockquote>{thanks}</blockquote>
        </figure>
      )}
    </article>
  );
}

const ownReports = pagedQuery(queryKeys.foundReports.own, (cursor, signal) =>
  foundReports.listOwnFoundReports({ query: { cursor } }, { signal }),
);

function NoReports(): ReactNode {
  const { t } = useTranslation();
  return (
    <section className="paged__state">
      <div className="finds__art" aria-hidden="true">
        <BikeArt type="herr" color="grön" />
      </div>
      <h2>{t(($) => $.finds.own.empty.title)}</h2>
      <p className="muted">{t(($) => $.finds.own.empty.text)}</p>
      <Link className="btn btn--primary" to="/">
        {t(($) => $.finds.own.empty.search)}
      </Link>
    </section>
  );
}

export function OwnReportsPage(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const query = useInfiniteQuery(ownReports);
  const title = t(($) => $.finds.own.title);
  usePageTitle(title);
  return (
    <main className="wrap page finds" id="content">
      {session.state === "signed-in" && session.role === "customer" && (
        <BackLink to="/my-bikes">{t(($) => $.finds.own.back)}</BackLink>
      )}
      <h1>{title}</h1>
      <p className="muted">{t(($) => $.finds.own.lead)}</p>
      <PagedList query={query} why={failureText} empty={<NoReports />} keyOf={({ id }) => id}>
        {(report) => <OwnReport report={report} />}
      </PagedList>
    </main>
  );
}
