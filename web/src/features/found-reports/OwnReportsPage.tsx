import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { useSession } from "#web/auth/session.ts";
import { BikeArt } from "#web/ui/bike-art/BikeArt.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { OwnReport } from "./OwnReport.tsx";
import { ownReports } from "./own-reports.ts";
import "./own-reports.css";

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

/** /found-reports */
export function OwnReportsPage(): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  const query = useInfiniteQuery(ownReports);
  const title = t(($) => $.finds.own.title);
  usePageTitle(title);
  return (
    <main className="wrap finds" id="content">
      {session.state === "signed-in" && session.role === "customer" && (
        <Link className="finds__back" to="/my-bikes">
          <ArrowLeft size={20} aria-hidden="true" />
          {t(($) => $.finds.own.back)}
        </Link>
      )}
      <h1>{title}</h1>
      <p className="muted">{t(($) => $.finds.own.lead)}</p>
      <PagedList query={query} why={failureText} empty={<NoReports />} keyOf={({ id }) => id}>
        {(report) => <OwnReport report={report} />}
      </PagedList>
    </main>
  );
}
