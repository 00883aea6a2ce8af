import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useStepHeading } from "#web/ui/use-step-heading.ts";
import { Certificate } from "./Certificate.tsx";
import { type Draft, asksForReview, isProved } from "./draft.ts";
import { DonePage, StickerNote, StickerTakenDialog, TakenDialog } from "./later-parts.ts";
import { StepBar } from "./StepBar.tsx";
import { StepContent } from "./StepContent.tsx";
import { Stepper } from "./Stepper.tsx";
import { type RegistrationFormState, useRegistrationForm } from "./use-registration-form.ts";

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
