import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BikeDecision as Decision } from "#contract/bike-admin.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { useAdminDecision } from "./use-admin-decision.ts";

type Asking = Decision["decision"];
type Props = { about: "review" | "correction"; send: (decision: Decision) => Promise<unknown> };

function BikeDialog({
  about,
  send,
  asking,
  onClose,
}: Props & { asking: Asking; onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const { decide, busy, failure } = useAdminDecision(
    (reason) => send(asking === "approve" ? { decision: "approve" } : { decision: "reject", reason }),
    onClose,
  );
  const texts = t(($) => $.bikeAdmin.decide, { returnObjects: true });
  const { title, text } = t(($) => $.bikeAdmin[about], { returnObjects: true })[asking];
  return (
    <DecisionDialog
      title={title}
      submit={texts[asking]}
      danger={asking === "reject"}
      reason={asking === "reject" ? { ...texts.reason, required: true } : undefined}
      busy={busy}
      failure={failure}
      onDecide={decide}
      onClose={onClose}
    >
      <p>{text}</p>
      <p className="muted">{texts.audit}</p>
    </DecisionDialog>
  );
}

/** Approves after a question, or rejects with a reason that the owner is told. */
export function BikeDecision(props: Props): ReactNode {
  const { t } = useTranslation();
  const [asking, ask] = useState<Asking>();
  return (
    <div className="adminways">
      <button type="button" className="btn btn--primary" onClick={() => ask("approve")}>
        {t(($) => $.bikeAdmin.decide.approve)}
      </button>
      <button type="button" className="btn btn--ghost" onClick={() => ask("reject")}>
        {t(($) => $.bikeAdmin.decide.reject)}
      </button>
      {asking !== undefined && <BikeDialog {...props} asking={asking} onClose={() => ask(undefined)} />}
    </div>
  );
}
