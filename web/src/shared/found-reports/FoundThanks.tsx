import { PartyPopper } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { daysOfHold, finderPoints } from "#contract/found-reports.ts";
import { focus } from "#web/ui/focus.ts";

type Props = {
  /** Whether points can come of it. */
  points: boolean;
  /** The way on from here. */
  children: ReactNode;
};

/** The second step: thanks, and how the reward comes about. It takes the focus, because what was pressed is gone. */
export function FoundThanks({ points, children }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.found.thanks, {
    returnObjects: true,
    points: finderPoints,
    count: daysOfHold,
  });
  const steps = points ? texts.steps : texts.stepsWithoutPoints;
  return (
    <div className="foundthanks">
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
