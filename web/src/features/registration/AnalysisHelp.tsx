import { Button } from "antd";
import { type Dispatch, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { canonicalFrameNumber } from "#contract/frame-number.ts";
import { FileInput } from "#web/ui/pictures/FileInput.tsx";
import { analysisFailure } from "./failure-text.ts";
import type { Change, Draft } from "./draft.ts";
import type { Proof } from "./use-proof.ts";

type Props = { draft: Draft; proof: Proof; change: Dispatch<Change>; onRequirements: () => void };

/** Which number was read and which was typed, where they differ. */
function Numbers({ draft }: { draft: Draft }): ReactNode {
  const { t } = useTranslation();
  const read = draft.analysis?.otherFrameNumber;
  if (read === undefined) return null;
  const typed = canonicalFrameNumber(draft.frameNumber);
  return <p className="checks__numbers">{t(($) => $.registration.checks.numbers, { read, typed })}</p>;
}

/** What someone can put right themselves. */
function Mend({ draft, proof, change, onRequirements }: Props): ReactNode {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const texts = t(($) => $.registration.checks, { returnObjects: true, skipInterpolation: true });
  const isOfNumber = draft.analysis?.checks.frameNumber !== "match";
  return (
    <>
      <Numbers draft={draft} />
      <div className="checks__ways">
        {isOfNumber && (
          <Button onClick={() => change({ kind: "step", step: "frameNumber" })}>
            {texts.changeFrameNumber}
          </Button>
        )}
        <FileInput ref={input} label={texts.otherReceipt} onFile={proof.receipt.choose} />
        <Button onClick={() => input.current?.click()}>{texts.otherReceipt}</Button>
      </div>
      <p>
        {texts.advice}{" "}
        <button type="button" className="text-button" onClick={onRequirements}>
          {texts.readRequirements}
        </button>
        .
      </p>
    </>
  );
}

function Failed(props: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.registration.checks, { returnObjects: true, skipInterpolation: true });
  const { draft, change } = props;
  const { manualReview } = draft;
  return (
    <>
      <Mend {...props} />
      <div className="checks__review">
        <h3>{manualReview ? texts.reviewAsked : texts.reviewTitle}</h3>
        <p>{texts.reviewText}</p>
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
      <Failed draft={draft} proof={proof} change={change} onRequirements={onRequirements} />
    );
  }
  if (proof.receipt.state === "kept" && proof.bikePhoto.state === "empty") {
    return <Button onClick={analysis.withoutPhoto}>{t(($) => $.registration.checks.withoutPhoto)}</Button>;
  }
  return null;
}
