import { Button } from "antd";
import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { type Step, type Draft, asksForReview, isProved, steps } from "./draft.ts";
import { useQuery } from "@tanstack/react-query";
import type { Me } from "#contract/people/accounts.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { useStepHeading } from "#web/platform/ui/use-step-heading.ts";
import { DonePage, StickerNote, StickerTakenDialog, TakenDialog } from "./later-parts.ts";
import { StepContent } from "./StepContent.tsx";
import { type RegistrationFormState, useRegistrationForm } from "./use-registration-form.ts";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { BikeArt } from "#web/platform/ui/bike-art/BikeArt.tsx";
import { CertificateCard } from "./CertificateCard.tsx";
import { VerifiedBadge } from "./VerifiedBadge.tsx";

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
function StepBar({ step, asksForReview, blocked, busy, onBack, onNext }: Props): ReactNode {
  const { t } = useTranslation();
  const last = step === "review";
  const texts = useTexts(($) => $.registration.review);
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

function Certificate({ draft, ownerName }: { draft: Draft; ownerName: string }): ReactNode {
  const { brand, model, color, type } = draft.details;
  const texts = useTexts(($) => $.certificate);
  return (
    <aside className="certificate certificate--growing" aria-label={texts.label}>
      <CertificateCard
        picture={
          <div className="certificate__art">
            <BikeArt type={type} color={color} />
          </div>
        }
        state={
          draft.analysis?.verified ? (
            <VerifiedBadge />
          ) : (
            <span className="certificate__draft">{texts.draft}</span>
          )
        }
        name={`${brand} ${model}`.trim() || texts.yourBike}
        frameNumber={FrameNumber.safeParse(draft.frameNumber).data}
        ownerName={ownerName}
        color={color}
        type={type}
      />
    </aside>
  );
}

const stateOf = (index: number, at: number): string =>
  index < at ? "stepper__step--done" : index === at ? "stepper__step--current" : "";

function Stepper({ step }: { step: Step }): ReactNode {
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

const mayGoOn = (draft: Draft, hasPoints: boolean): boolean => {
  if (draft.step === "review") return hasPoints;
  return draft.step !== "pictures" || isProved(draft);
};

function Dialogs({ state }: { state: RegistrationFormState }): ReactNode {
  const { draft, taken, registration } = state;
  const close = (): void => state.setStickerTaken(false);
  const goWithout = (): void => {
    close();
    registration.submitWithoutSticker();
  };
  return (
    <Suspense>
      {taken && <TakenDialog taken={taken} onClose={() => state.setTaken(undefined)} />}
      {state.stickerTaken && draft.sticker !== undefined && (
        <StickerTakenDialog uid={draft.sticker} onWithout={goWithout} onClose={close} />
      )}
    </Suspense>
  );
}

export function RegistrationForm({ me }: { me: Me }): ReactNode {
  const { t } = useTranslation();
  const state = useRegistrationForm(me);
  const { draft, registration, walk } = state;
  const heading = useStepHeading(draft.step);
  const points = useQuery(meQuery).data?.points ?? me.points;
  if (registration.done)
    return <DonePage registration={registration.done} ownerName={me.fullName} onAnother={state.another} />;
  return (
    <main id="content" className="wrap registration">
      <div className="registration__form">
        <Stepper step={draft.step} />
        <h1 ref={heading} tabIndex={-1}>
          {draft.step === "review" && asksForReview(draft)
            ? t(($) => $.registration.review.reviewHeading)
            : t(($) => $.registration.headings[draft.step])}
        </h1>
        {draft.sticker !== undefined && (
          <Suspense fallback={<p className="sticker-note">&nbsp;</p>}>
            <StickerNote
              uid={draft.sticker}
              onRemove={() => state.change({ kind: "sticker", uid: undefined })}
            />
          </Suspense>
        )}
        <StepContent state={state} points={points} />
      </div>
      <Certificate draft={draft} ownerName={me.fullName} />
      <StepBar
        step={draft.step}
        asksForReview={asksForReview(draft)}
        blocked={!mayGoOn(draft, points >= prices.registration)}
        busy={registration.isPending}
        onBack={walk.back}
        onNext={() => void walk.next()}
      />
      <Dialogs state={state} />
    </main>
  );
}
