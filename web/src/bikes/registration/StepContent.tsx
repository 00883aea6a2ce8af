import type { Dispatch, ReactNode } from "react";
import { DetailsStep, PicturesStep, ReviewStep, usePreloadedSteps } from "./later-parts.ts";
import { type FrameNumberCheck, useNumberCheck } from "#web/bikes/frame-number/use-number-check.ts";
import { ownRegister } from "./frame-number-query.ts";
import { useProof } from "./use-proof.ts";
import type { RegistrationFormState } from "./use-registration-form.ts";
import { BadgeCheck, CircleAlert, CircleHelp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
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

type StepProps = {
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

function FrameNumberStep({ value, brokenRule, check, change, points }: StepProps): ReactNode {
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

type Props = { state: RegistrationFormState; points: number };

/** Uploads and analysis live here, so that they continue while other steps are shown. */
export function StepContent({ state, points }: Props): ReactNode {
  const { draft, change, form, ticked, tick, walk } = state;
  const proof = useProof(draft, change);
  const check = useNumberCheck(draft.frameNumber, ownRegister);
  usePreloadedSteps();
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
          ticked={ticked}
          unticked={walk.unticked}
          goTo={(step) => change({ kind: "step", step })}
          onTick={tick}
        />
      );
  }
}
