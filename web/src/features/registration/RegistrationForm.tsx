import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Me } from "#contract/accounts.ts";
import { prices } from "#contract/points/prices.ts";
import { meQuery } from "#web/auth/me-query.ts";
import { useStepHeading } from "#web/ui/use-step-heading.ts";
import { Certificate } from "./Certificate.tsx";
import { type Draft, asksForReview, isProved } from "./draft.ts";
import { DonePage, TakenDialog } from "./later-parts.ts";
import { StepBar } from "./StepBar.tsx";
import { StepContent } from "./StepContent.tsx";
import { Stepper } from "./Stepper.tsx";
import { useRegistrationForm } from "./use-registration-form.ts";

const mayGoOn = (draft: Draft, hasPoints: boolean): boolean => {
  if (draft.step === "review") return hasPoints;
  return draft.step !== "pictures" || isProved(draft);
};

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
      <Suspense>
        {state.taken && <TakenDialog taken={state.taken} onClose={() => state.setTaken(undefined)} />}
      </Suspense>
    </main>
  );
}
