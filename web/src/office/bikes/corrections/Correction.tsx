import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { ListedCorrection } from "#contract/office/bike-admin.ts";
import { caseIdOf } from "#contract/office/todo.ts";
import { CaseHolder } from "#web/platform/cases/CaseClaim.tsx";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { decideCorrection } from "#web/office/bikes/admin-api.ts";
import { BikeDecision } from "#web/office/bikes/BikeDecision.tsx";
import { Changes } from "#web/bikes/corrections/Changes.tsx";
import { changesIn } from "#web/bikes/corrections/changes-in.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";

type Props = {
  correction: ListedCorrection;
  /** True if this case has the focus and takes the keys. */
  isCurrent: boolean;
  /** True if the key N opens this case. */
  isNext: boolean;
};

export function Correction({ correction, isCurrent, isNext }: Props): ReactNode {
  const heading = useId();
  const language = usePageLanguage();
  const { id: correctionId, bikeId, bike, request, owner, requestedAt } = correction;
  const caseId = caseIdOf(bikeId, correctionId);
  const texts = useTexts(($) => $.bikeAdmin.correction);
  return (
    <article
      ref={isCurrent ? focus : undefined}
      tabIndex={-1}
      className="card case"
      aria-labelledby={heading}
      aria-keyshortcuts={isNext ? "n" : undefined}
    >
      <h2 id={heading}>
        <Link to={`/admin-bikes/${bikeId}`}>{`${bike.brand} ${bike.model}`}</Link>
        {isNext && <kbd aria-hidden="true">N</kbd>}
      </h2>
      <Changes changes={changesIn(bike, request)} />
      <Facts
        facts={[
          [texts.reason, request.reason],
          [texts.owner, owner?.fullName],
          [texts.email, owner?.email],
          [texts.requested, dayText(requestedAt, language)],
          [texts.registered, dayText(bike.registeredAt, language)],
        ]}
      />
      <CaseHolder queue="corrections" caseId={caseId} />
      <BikeDecision
        about="correction"
        caseId={caseId}
        takesKeys={isCurrent}
        send={(body) => decideCorrection({ params: { bikeId, correctionId }, body })}
      />
    </article>
  );
}
