import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Step, steps } from "./draft.ts";

const stateOf = (index: number, at: number): string =>
  index < at ? "stepper__step--done" : index === at ? "stepper__step--current" : "";

/** Where in the four steps one is: a bar on a phone, a row of numbers on a desktop. */
export function Stepper({ step }: { step: Step }): ReactNode {
  const { t } = useTranslation();
  const at = steps.indexOf(step);
  return (
    <div className="stepper">
      <p className="stepper__text">
        <b>{t(($) => $.registration.stepOf, { step: at + 1 })}</b> {t(($) => $.registration.steps[step])}
      </p>
      <progress
        className="stepper__bar"
        max={4}
        value={at + 1}
        aria-label={t(($) => $.registration.stepOf, { step: at + 1 })}
      />
      <ol className="stepper__row">
        {steps.map((name, index) => (
          <li
            key={name}
            className={`stepper__step ${stateOf(index, at)}`}
            aria-current={index === at ? "step" : undefined}
          >
            <i>{index < at ? <Check size={16} strokeWidth={3} aria-hidden="true" /> : index + 1}</i>
            {t(($) => $.registration.steps[name])}
          </li>
        ))}
      </ol>
    </div>
  );
}
