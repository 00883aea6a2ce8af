import { Button } from "antd";
import { type Dispatch, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { NumbersBeside } from "#web/bikes/frame-number/NumbersBeside.tsx";
import { FileInput } from "#web/platform/ui/pictures/FileInput.tsx";
import { StuckNote } from "#web/platform/ui/StuckNote.tsx";
import { analysisFailure } from "./failure-text.ts";
import type { Change, Draft } from "./draft.ts";
import type { Proof } from "./use-proof.ts";

type Props = { draft: Draft; proof: Proof; change: Dispatch<Change>; onRequirements: () => void };

function Numbers({ draft }: { draft: Draft }): ReactNode {
  const { read, typed } = useTexts(($) => $.registration.checks);
  const number = draft.analysis?.frameNumberRead;
  if (number === undefined) return null;
  return (
    <NumbersBeside
      one={{ label: read, number }}
      other={{ label: typed, number: canonicalFrameNumber(draft.frameNumber) }}
    />
  );
}

function Doubt({ draft }: { draft: Draft }): ReactNode {
  const texts = useTexts(($) => $.registration.checks.doubt);
  const isSame = draft.analysis?.frameNumberRead === canonicalFrameNumber(draft.frameNumber);
  return (
    <>
      <h3>{texts.title}</h3>
      <p>{isSame ? texts.same : texts.other}</p>
    </>
  );
}

function Remedies({ draft, proof, change, onRequirements }: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const texts = useTexts(($) => $.registration.checks);
  const check = draft.analysis?.checks.frameNumber;
  const newPicture = check === "likely" ? texts.newPicture : texts.otherReceipt;
  return (
    <>
      <Numbers draft={draft} />
      {check === "likely" && <Doubt draft={draft} />}
      <div className="checks__ways">
        {check !== "match" && (
          <Button onClick={() => change({ kind: "step", step: "frameNumber" })}>
            {texts.changeFrameNumber}
          </Button>
        )}
        <FileInput ref={input} label={newPicture} onFile={proof.receipt.choose} />
        <Button onClick={() => input.current?.click()}>{newPicture}</Button>
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
  const texts = useTexts(($) => $.registration.checks);
  const { draft, change } = props;
  const { analysis, manualReview } = draft;
  const title = analysis?.checks.frameNumber === "likely" ? texts.doubt.reviewTitle : texts.reviewTitle;
  return (
    <>
      <Remedies {...props} />
      <div className="checks__review">
        <h3>{manualReview ? texts.reviewAsked : title}</h3>
        <p>{texts.reviewText}</p>
        <Button onClick={() => change({ kind: "manual-review", asked: !manualReview })}>
          {manualReview ? texts.withdrawReview : texts.review}
        </Button>
      </div>
      <StuckNote />
    </>
  );
}

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
