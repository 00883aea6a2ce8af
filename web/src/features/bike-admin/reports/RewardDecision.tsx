import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type AdminFoundReport } from "#contract/bike-admin-found-reports.ts";
import { finderPoints } from "#contract/found-reports.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { decideReward } from "#web/features/bike-admin/admin-api.ts";
import { useAdminDecision } from "#web/features/bike-admin/use-admin-decision.ts";

type Props = { report: AdminFoundReport };
type Asking = "pay" | "refuse";

function RewardDialog({
  report,
  asking,
  onClose,
}: Props & { asking: Asking; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { id: reportId, bikeId } = report;
  const { decide, busy, failure } = useAdminDecision(
    (reason) =>
      decideReward({
        params: { bikeId, reportId },
        body: asking === "pay" ? { decision: "pay" } : { decision: "refuse", reason },
      }),
    onClose,
  );
  const texts = t(($) => $.bikeAdmin.decide, { returnObjects: true, points: finderPoints });
  return (
    <DecisionDialog
      title={texts[asking].title}
      submit={texts[asking].submit}
      danger={asking === "refuse"}
      reason={asking === "refuse" ? { ...texts.reason, required: true } : undefined}
      busy={busy}
      failure={failure}
      onDecide={decide}
      onClose={onClose}
    >
      <p>{texts[asking].text}</p>
      <p className="muted">{texts.audit}</p>
    </DecisionDialog>
  );
}

/** Points that wait for an administrator are paid or refused; those that are only held can be stopped. */
export function RewardDecision({ report }: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<Asking>();
  const { reward } = report;
  if (reward !== "under_review" && reward !== "held") return null;
  const texts = t(($) => $.bikeAdmin.decide, { returnObjects: true, points: finderPoints });
  return (
    <div className="adminways">
      {reward === "under_review" && (
        <button type="button" className="btn btn--primary" onClick={() => ask("pay")}>
          {texts.pay.button}
        </button>
      )}
      <button type="button" className="btn btn--ghost" onClick={() => ask("refuse")}>
        {texts.refuse.button}
      </button>
      {asking !== undefined && (
        <RewardDialog report={report} asking={asking} onClose={() => ask(undefined)} />
      )}
    </div>
  );
}
