import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { BikeLine } from "./BikeLine.tsx";

export function NotStolen({ bike, title }: { bike: OwnBike; title: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <h1>{title}</h1>
      <BikeLine bike={bike} />
      <p>{t(($) => $.problems["bike-not-stolen"])}</p>
      <div className="ways ways--apart">
        <Link className="btn btn--primary" to={`/my-bikes/${bike.id}`}>
          {t(($) => $.thefts.back)}
        </Link>
        <Link className="btn btn--ghost" to={`/my-bikes/${bike.id}/report-stolen`}>
          {t(($) => $.thefts.report.title)}
        </Link>
      </div>
    </>
  );
}
