import { Button } from "antd";
import type { Dispatch, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { analysisFailure } from "./failure-text.ts";
import type { Change, Draft } from "./draft.ts";
import type { Proof } from "./use-proof.ts";

type Props = { draft: Draft; proof: Proof; change: Dispatch<Change>; onRequirements: () => void };

function Failed({ draft, change, onRequirements }: Omit<Props, "proof">): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.checks, { returnObjects: true });
  const { manualReview } = draft;
  return (
    <>
      <p>
        {texts.advice}{" "}
        <button type="button" className="text-button" onClick={onRequirements}>
          {texts.readRequirements}
        </button>
        .
      </p>
      <div className="checks__review">
        <p>{manualReview ? <b>{texts.reviewAsked}</b> : texts.reviewText}</p>
        <Button onClick={() => change({ kind: "manual-review", asked: !manualReview })}>
          {manualReview ? texts.withdrawReview : texts.review}
        </Button>
      </div>
    </>
  );
}

/** What can be done next about the check of the receipt, in its state. */
export function AnalysisHelp({ draft, proof, change, onRequirements }: Props): ReactNode {
  const { t } = useTranslation();
  const { analysis } = proof;
  if (analysis.state === "running") return <p>{t(($) => $.registration.checks.runningHint)}</p>;
  if (analysis.state === "failed") {
    const { title, detail } = analysisFailure(analysis.error);
    return (
      <div className="checks__review" role="alert">
        <p>
          <b>{title}</b> {detail}
        </p>
        <Button onClick={analysis.again}>{t(($) => $.registration.checks.again)}</Button>
      </div>
    );
  }
  if (draft.analysis) {
    return draft.analysis.verified ? null : (
      <Failed draft={draft} change={change} onRequirements={onRequirements} />
    );
  }
  if (proof.receipt.state === "kept" && proof.bikePhoto.state === "empty") {
    return <Button onClick={analysis.withoutPhoto}>{t(($) => $.registration.checks.withoutPhoto)}</Button>;
  }
  return null;
}
