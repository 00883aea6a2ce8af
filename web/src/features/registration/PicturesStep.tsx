import { Button } from "antd";
import { Lock } from "lucide-react";
import { type Dispatch, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnalysisHelp } from "./AnalysisHelp.tsx";
import type { Change, Draft } from "./draft.ts";
import { PictureTiles } from "./PictureTiles.tsx";
import { type ChecklistState, ReceiptChecklist } from "./ReceiptChecklist.tsx";
import { RequirementsDialog } from "./RequirementsDialog.tsx";
import type { Proof } from "./use-proof.ts";
import { whatIsMissing } from "./what-is-missing.ts";
import "./proof.css";

type Props = { draft: Draft; proof: Proof; change: Dispatch<Change> };

const stateOf = ({ analysis }: Draft, proof: Proof): ChecklistState => {
  if (proof.analysis.state === "running") return "running";
  if (!analysis) return "waiting";
  return analysis.verified ? "passed" : "failed";
};

/** The photo and the receipt, and what the receipt proves. */
export function PicturesStep({ draft, proof, change }: Props): ReactNode {
  const { t } = useTranslation();
  const [requirementsOpen, openRequirements] = useState(false);
  const showRequirements = () => openRequirements(true);
  const state = stateOf(draft, proof);
  const missing = whatIsMissing(draft, proof);
  // A receipt that did not prove enough has been told of in the list.
  const isTold = state === "failed" && missing === "notVerified";
  return (
    <>
      <p className="registration__lead">{t(($) => $.registration.pictures.lead)}</p>
      <PictureTiles proof={proof} />
      <ReceiptChecklist state={state} analysis={draft.analysis}>
        <AnalysisHelp draft={draft} proof={proof} change={change} onRequirements={showRequirements} />
      </ReceiptChecklist>
      <output className="missing">{missing && !isTold && t(($) => $.registration.pictures[missing])}</output>
      <p className="note">
        <Lock size={17} aria-hidden="true" />
        {t(($) => $.registration.pictures.privacy)}
      </p>
      <Button type="link" className="notification__link" onClick={showRequirements}>
        {t(($) => $.registration.pictures.requirements)}
      </Button>
      <RequirementsDialog open={requirementsOpen} onClose={() => openRequirements(false)} />
    </>
  );
}
