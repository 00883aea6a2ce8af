import { useQueryClient } from "@tanstack/react-query";
import type { FormInstance } from "antd";
import { type Dispatch, type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { type Change, type Details, type Draft, type Step, isProved, steps } from "./draft.ts";
import type { Taken } from "./TakenDialog.tsx";
import { frameNumberQuery } from "./frame-number-query.ts";

type StepFaults = {
  /** The broken rule and the number that broke it. A changed number is not checked yet. */
  frameNumber?: { readonly rule: string; readonly of: string };
  /** Set if the person tried to continue without the tick. */
  unticked?: true;
};

/** Answers that are already known are shown in the last step, where they can be changed. */
const after = ({ step, details: { type, brand, model, color } }: Draft): Step => {
  const isKnown = [type, brand, model, color].every((answer) => answer !== undefined && answer !== "");
  return step === "pictures" && isKnown ? "review" : (steps[steps.indexOf(step) + 1] ?? step);
};
const before = (step: Step): Step => steps[steps.indexOf(step) - 1] ?? step;

type Options = {
  form: RefObject<FormInstance<Details> | null>;
  ticked: boolean;
  onTaken: (taken: Taken) => void;
  onFinished: () => void;
};

/** Resolves to true if the number is free; otherwise shows the obstacle. */
const useFrameNumberGate = (
  draft: Draft,
  onTaken: (taken: Taken) => void,
  setFaults: (faults: StepFaults) => void,
) => {
  const { t } = useTranslation();
  const toast = useToast();
  const queries = useQueryClient();
  return async (): Promise<boolean> => {
    const number = FrameNumber.safeParse(draft.frameNumber);
    const [issue] = number.error?.issues ?? [];
    setFaults(issue ? { frameNumber: { rule: issue.message, of: draft.frameNumber } } : {});
    if (!number.success) return false;
    try {
      const { availability } = await queries.fetchQuery(frameNumberQuery(number.data));
      if (availability === "free") return true;
      if (availability !== "resembles-stolen") onTaken({ frameNumber: number.data, by: availability });
    } catch {
      const { checkFailed, checkFailedText } = t(($) => $.registration.frameNumber, { returnObjects: true });
      toast.error(checkFailed, checkFailedText);
    }
    return false;
  };
};

const isValid = async (form: FormInstance<Details> | null): Promise<boolean> => {
  try {
    await form?.validateFields();
    return form !== null;
  } catch {
    return false;
  }
};

export const useSteps = (
  draft: Draft,
  change: Dispatch<Change>,
  { form, ticked, onTaken, onFinished }: Options,
) => {
  const [faults, setFaults] = useState<StepFaults>({});
  const frameNumberHolds = useFrameNumberGate(draft, onTaken, setFaults);
  const reviewHolds = (): boolean => {
    setFaults(ticked ? {} : { unticked: true });
    return ticked;
  };
  const holds = {
    frameNumber: frameNumberHolds,
    pictures: () => isProved(draft),
    details: () => isValid(form.current),
    review: reviewHolds,
  };
  const next = async () => {
    if (!(await holds[draft.step]())) return;
    if (draft.step === "review") onFinished();
    else change({ kind: "step", step: after(draft) });
  };
  const { frameNumber, unticked = false } = faults;
  const brokenRule = frameNumber?.of === draft.frameNumber ? frameNumber.rule : undefined;
  return {
    brokenRule,
    unticked,
    next,
    back: () => change({ kind: "step", step: before(draft.step) }),
  };
};
