import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedCorrection } from "#contract/bike-admin.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { decideCorrection } from "#web/features/bike-admin/admin-api.ts";
import { BikeDecision } from "#web/features/bike-admin/BikeDecision.tsx";
import { Changes } from "#web/shared/corrections/Changes.tsx";
import { changesIn } from "#web/shared/corrections/changes-in.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";

type Props = { correction: ListedCorrection };

/** One request for a correction beside what stands in the register now. */
export function Correction({ correction }: Props): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const language = usePageLanguage();
  const { id: correctionId, bikeId, bike, request, owner, requestedAt } = correction;
  const texts = t(($) => $.bikeAdmin.correction, { returnObjects: true });
  return (
    <article className="admincard" aria-labelledby={heading}>
      <h2 id={heading}>
        <Link to={`/admin-bikes/${bikeId}`}>{`${bike.brand} ${bike.model}`}</Link>
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
      <BikeDecision
        about="correction"
        send={(body) => decideCorrection({ params: { bikeId, correctionId }, body })}
      />
    </article>
  );
}
