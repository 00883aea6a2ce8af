import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdminFoundReport } from "#contract/office/bike-admin-found-reports.ts";
import { finderPoints } from "#contract/thefts/found-reports.ts";
import { CaseHolder } from "#web/platform/cases/CaseClaim.tsx";
import { decideReward } from "#web/office/bikes/admin-api.ts";
import { CaseDecision } from "#web/office/bikes/CaseDecision.tsx";

type Props = {
  report: AdminFoundReport;
  takesKeys: boolean;
};

/** Points under review can be approved or refused, points on hold refused, and paid points taken back. */
export function RewardDecision({ report, takesKeys }: Props): ReactNode {
  const { t } = useTranslation();
  const { id: reportId, bikeId, reward } = report;
  if (reward !== "under_review" && reward !== "held" && reward !== "paid") return null;
  const { pay, refuse, takeBack } = t(($) => $.bikeAdmin.decide, {
    returnObjects: true,
    points: finderPoints,
  });
  return (
    <div className="adminways">
      <CaseHolder queue="rewards" caseId={reportId} />
      <CaseDecision
        queue="rewards"
        caseId={reportId}
        words={{
          ...(reward === "under_review" && { approve: pay }),
          reject: reward === "paid" ? takeBack : refuse,
        }}
        takesKeys={takesKeys}
        send={(decision, reason) =>
          decideReward({
            params: { bikeId, reportId },
            body:
              decision === "approve"
                ? { decision: "pay" }
                : { decision: reward === "paid" ? "take-back" : "refuse", reason },
          })
        }
      />
    </div>
  );
}
