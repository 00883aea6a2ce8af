import { BadgeCheck, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import type { FrameNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";

function Availability({ availability, isChecking, isFailed }: FrameNumberCheck): ReactNode {
  const { t } = useTranslation();
  if (isFailed)
    return <p className="verdict verdict--bad">{t(($) => $.registration.frameNumber.checkFailedText)}</p>;
  if (availability === undefined) {
    return isChecking ? <p className="verdict">{t(($) => $.registration.frameNumber.checking)}</p> : null;
  }
  if (availability === "free") {
    return (
      <p className="verdict verdict--good">
        <BadgeCheck size={22} aria-hidden="true" />
        <span>
          <b>{t(($) => $.registration.frameNumber.free)}</b> {t(($) => $.registration.frameNumber.freeText)}
        </span>
      </p>
    );
  }
  const texts = t(($) => $.registration.frameNumber, { returnObjects: true });
  const said = {
    own: texts.own,
    taken: texts.taken,
    stolen: texts.stolen,
    "resembles-stolen": texts.resembles,
  };
  return (
    <p className="verdict verdict--bad">
      <CircleAlert size={22} aria-hidden="true" />
      <span>{said[availability]}</span>
    </p>
  );
}

type Props = FrameNumberCheck & { readonly typed: string; readonly brokenRule: string | undefined };

export function FrameNumberVerdict({ typed, brokenRule, ...check }: Props): ReactNode {
  const { t } = useTranslation();
  if (brokenRule !== undefined) return <p className="field-error">{ruleText(brokenRule)}</p>;
  return (
    <>
      {mayBePersonalNumber(canonicalFrameNumber(typed)) && (
        <p className="verdict">{t(($) => $.registration.frameNumber.personal)}</p>
      )}
      <Availability {...check} />
    </>
  );
}
