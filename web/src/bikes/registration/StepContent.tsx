import type { ReactNode } from "react";
import { FrameNumberStep } from "./FrameNumberStep.tsx";
import { DetailsStep, PicturesStep, ReviewStep, usePreloadedSteps } from "./later-parts.ts";
import { useNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { ownRegister } from "./frame-number-query.ts";
import { useProof } from "./use-proof.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";

type Props = { state: RegistrationFormState; points: number };

/** Uploads and analysis live here, so that they continue while other steps are shown. */
export function StepContent({ state, points }: Props): ReactNode {
  const { draft, change, form, ticked, tick, walk } = state;
  const proof = useProof(draft, change);
  const check = useNumberCheck(draft.frameNumber, ownRegister);
  usePreloadedSteps();
  switch (draft.step) {
    case "frameNumber":
      return (
        <FrameNumberStep
          value={draft.frameNumber}
          brokenRule={walk.brokenRule}
          check={check}
          change={change}
          points={points}
        />
      );
    case "pictures":
      return <PicturesStep draft={draft} proof={proof} change={change} />;
    case "details":
      return <DetailsStep form={form} draft={draft} change={change} />;
    case "review":
      return (
        <ReviewStep
          draft={draft}
          proof={proof}
          points={points}
          ticked={ticked}
          unticked={walk.unticked}
          goTo={(step) => change({ kind: "step", step })}
          onTick={tick}
        />
      );
  }
}
