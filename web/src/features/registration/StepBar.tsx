import { Button } from "antd";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Step } from "./draft.ts";

type Props = { step: Step; blocked: boolean; busy: boolean; onBack: () => void; onNext: () => void };

/** Back and on, at the bottom of the page on a phone. */
export function StepBar({ step, blocked, busy, onBack, onNext }: Props): ReactNode {
  const { t } = useTranslation();
  const last = step === "review";
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
        {last ? t(($) => $.registration.review.submit) : t(($) => $.common.continue)}
      </Button>
    </div>
  );
}
