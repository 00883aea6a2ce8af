import { PartyPopper } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { daysOfHold, finderPoints } from "#contract/thefts/found-reports.ts";
import { focus } from "#web/platform/ui/focus.ts";

type Props = {
  /** True if the finder can get points. */
  points: boolean;
  children: ReactNode;
};

/** Takes the focus, because the pressed button is gone. */
export function FoundThanks({ points, children }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.found.thanks, {
    returnObjects: true,
    points: finderPoints,
    count: daysOfHold,
  });
  const steps = points ? texts.steps : texts.stepsWithoutPoints;
  return (
    <div className="stack stack--near foundthanks">
      <PartyPopper className="foundthanks__sign" size={44} strokeWidth={1.6} aria-hidden="true" />
      <h3 tabIndex={-1} ref={focus}>
        {texts.title}
      </h3>
      <p>{texts.text}</p>
      <h4>{points ? texts.how : texts.next}</h4>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="muted">{texts.keep}</p>
      <div className="foundthanks__ways">{children}</div>
    </div>
  );
}
