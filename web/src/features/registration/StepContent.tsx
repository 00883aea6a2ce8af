import type { ReactNode } from "react";
import { FrameNumberStep } from "./FrameNumberStep.tsx";
import { DetailsStep, PicturesStep, ReviewStep, useLaterParts } from "./later-parts.ts";
import { useNumberCheck } from "#web/shared/frame-number/use-number-check.ts";
import { ownRegister } from "./frame-number-query.ts";
import { useProof } from "./use-proof.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";

type Props = { state: RegistrationFormState; points: number };

/** The content of the step one is at. Uploads and analysis live here, so they go on while one looks at another step. */
export function StepContent({ state, points }: Props): ReactNode {
  const { draft, change, form, ticks, tick, walk } = state;
  const proof = useProof(draft, change);
  const check = useNumberCheck(draft.frameNumber, ownRegister);
  useLaterParts();
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
          ticks={ticks}
          unticked={walk.unticked}
          goTo={(step) => change({ kind: "step", step })}
          onTick={tick}
        />
      );
  }
}
