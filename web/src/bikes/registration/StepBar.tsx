import { Button } from "antd";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Step } from "./draft.ts";

type Props = {
  step: Step;
  /** True if an administrator checks the receipt before the bike is registered. */
  asksForReview: boolean;
  blocked: boolean;
  busy: boolean;
  onBack: () => void;
  onNext: () => void;
};

/** Fixed to the bottom of the page on phones. */
export function StepBar({ step, asksForReview, blocked, busy, onBack, onNext }: Props): ReactNode {
  const { t } = useTranslation();
  const last = step === "review";
  const texts = t(($) => $.registration.review, { returnObjects: true, skipInterpolation: true });
  const submit = asksForReview ? texts.submitForReview : texts.submit;
  return (
    <div className="step-bar">
      {step !== "frameNumber" && (
        <Button size="large" onClick={onBack} icon={<ArrowLeft size={19} aria-hidden="true" />}>
          {t(($) => $.common.back)}
        </Button>
      )}
      <Button
        type="primary"
        size="large"
        className="step-bar__next"
        disabled={blocked}
        loading={busy}
        onClick={onNext}
        {...(!last && { icon: <ArrowRight size={19} aria-hidden="true" />, iconPlacement: "end" as const })}
      >
        {last ? submit : t(($) => $.common.continue)}
      </Button>
    </div>
  );
}
