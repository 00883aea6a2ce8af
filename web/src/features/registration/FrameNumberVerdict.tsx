import { BadgeCheck, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FrameNumberCheck } from "#web/shared/frame-number/use-number-check.ts";

/** What the register says about the number, while it is being typed. */
export function FrameNumberVerdict({ availability, isChecking, isFailed }: FrameNumberCheck): ReactNode {
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
