import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { daysOfHold, finderPoints, type ReceivedFoundReport } from "#contract/found-reports.ts";
import { failureText } from "#web/api/failure-text.ts";
import { DecisionDialog } from "#web/ui/decision/DecisionDialog.tsx";
import { useFindDecision } from "./received-reports.ts";

type Props = { report: ReceivedFoundReport; asking: "confirm" | "reject"; onClose: () => void };

/** The owner's word on a find, with what follows from it. */
export function DecideDialog({ report, asking, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useFindDecision(report);
  const confirms = asking === "confirm";
  const texts = t(($) => $.finds.received, { returnObjects: true });
  const { title, text, submit } = confirms ? texts.confirming : texts.rejecting;
  const { reason: label, hint } = texts.rejecting;
  return (
    <DecisionDialog
      title={title}
      submit={submit}
      danger={!confirms}
      reason={confirms ? undefined : { label, hint, required: false }}
      busy={isPending}
      failure={error === null ? undefined : failureText(error)}
      onDecide={(reason) => mutate(confirms ? { decision: "confirm" } : { decision: "reject", reason })}
      onClose={onClose}
    >
      <p>{text}</p>
      {confirms && report.finderName !== undefined && (
        <p>{t(($) => $.finds.received.confirming.points, { points: finderPoints, count: daysOfHold })}</p>
      )}
    </DecisionDialog>
  );
}
