import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, Navigate } from "react-router";
import type { OwnBike } from "#contract/bikes.ts";
import { TheftPage } from "#web/features/thefts/TheftPage.tsx";

const ReportStolen = lazy(async () => ({ default: (await import("./ReportStolen.tsx")).ReportStolen }));

function Content({ bike }: { bike: OwnBike }): ReactNode {
  const { t } = useTranslation();
  switch (bike.status) {
    case "registered":
      return <ReportStolen bike={bike} />;
    case "stolen":
      return <Navigate to={`/my-bikes/${bike.id}/stolen`} replace />;
    case "pending_review":
      return (
        <>
          <h1>{t(($) => $.thefts.report.title)}</h1>
          <p>{t(($) => $.problems["bike-under-review"])}</p>
          <Link className="btn btn--primary" to={`/my-bikes/${bike.id}`}>
            {t(($) => $.thefts.back)}
          </Link>
        </>
      );
  }
}

/** /my-bikes/:bikeId/report-stolen */
export function ReportStolenPage(): ReactNode {
  return <TheftPage>{(bike) => <Content bike={bike} />}</TheftPage>;
}
