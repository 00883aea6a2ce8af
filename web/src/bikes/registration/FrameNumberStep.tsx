import { BadgeCheck, CircleAlert, CircleHelp } from "lucide-react";
import type { ReactNode, Dispatch } from "react";
import { useTranslation } from "react-i18next";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import type { FrameNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { prices } from "#contract/points/prices.ts";
import { PriceNote } from "#web/points/prices/PriceNote.tsx";
import { focus } from "#web/platform/ui/focus.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";
import { FrameSpots } from "#web/bikes/FrameSpots.tsx";
import { ScanButton } from "#web/stickers/scan/ScanButton.tsx";
import type { Change } from "./draft.ts";

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
  const answers = {
    own: texts.own,
    taken: texts.taken,
    stolen: texts.stolen,
    "resembles-stolen": texts.resembles,
  };
  return (
    <p className="verdict verdict--bad">
      <CircleAlert size={22} aria-hidden="true" />
      <span>{answers[availability]}</span>
    </p>
  );
}

type FrameNumberVerdictProps = FrameNumberCheck & {
  readonly typed: string;
  readonly brokenRule: string | undefined;
};

function FrameNumberVerdict({ typed, brokenRule, ...check }: FrameNumberVerdictProps): ReactNode {
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

type Props = {
  value: string;
  /** The broken rule, once the person has tried to continue. */
  brokenRule: string | undefined;
  check: FrameNumberCheck;
  change: Dispatch<Change>;
  points: number;
};

function WhereIsIt(): ReactNode {
  const { t } = useTranslation();
  const { bottom, seat, head } = t(($) => $.registration.frameNumber.places, { returnObjects: true });
  return (
    <section className="panel">
      <h2 className="panel__title">
        <CircleHelp size={21} aria-hidden="true" />
        {t(($) => $.registration.frameNumber.where)}
      </h2>
      <FrameSpots places={[bottom, seat, head]} />
    </section>
  );
}

export function FrameNumberStep({ value, brokenRule, check, change, points }: Props): ReactNode {
  const { t } = useTranslation();
  const broken = brokenRule !== undefined;
  const write = (number: string): void => change({ kind: "frame-number", value: number });
  return (
    <>
      <p className="registration__lead">{t(($) => $.registration.frameNumber.lead)}</p>
      <PriceNote cost={prices.registration} points={points} next="/bike-registration" />
      <label className="field-label" htmlFor="frame-number">
        {t(($) => $.common.frameNumber)}
      </label>
      <div className={`plate-field${broken ? " plate-field--broken" : ""}`}>
        <span className="plate-field__strip" aria-hidden="true">
          <BikeGlyph size={30} />
        </span>
        <input
          id="frame-number"
          {...(value === "" && { ref: focus, "data-first": true })}
          className="plate-field__input"
          value={value}
          onChange={(event) => write(event.target.value.toUpperCase())}
          placeholder="WTU123K4567"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="next"
          aria-invalid={broken}
          aria-describedby="frame-number-verdict"
        />
        <ScanButton className="plate-field__scan" short onFrameNumber={write} />
      </div>
      <div id="frame-number-verdict" aria-live="polite">
        <FrameNumberVerdict typed={value} brokenRule={brokenRule} {...check} />
      </div>
      <WhereIsIt />
    </>
  );
}
