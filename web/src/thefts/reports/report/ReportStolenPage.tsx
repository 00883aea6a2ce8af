import { lazy, type ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { TheftPage } from "#web/thefts/reports/TheftPage.tsx";

const ReportStolen = lazy(async () => ({ default: (await import("./ReportStolen.tsx")).ReportStolen }));

export function ReportStolenPage(): ReactNode {
  return (
    <TheftPage>
      {(bike) =>
        bike.status === "stolen" ? (
          <Navigate to={`/my-bikes/${bike.id}/stolen`} replace />
        ) : (
          <ReportStolen bike={bike} />
        )
      }
    </TheftPage>
  );
}
