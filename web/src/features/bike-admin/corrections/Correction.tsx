import { ArrowRight } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ListedCorrection } from "#contract/bike-admin.ts";
import { identifying } from "#contract/bike-changes.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { decideCorrection } from "#web/features/bike-admin/admin-api.ts";
import { BikeDecision } from "#web/features/bike-admin/BikeDecision.tsx";
import { Facts } from "#web/ui/facts/Facts.tsx";

type Props = { correction: ListedCorrection };

/** What stands there, and what is to stand there instead. */
function Changes({ correction: { bike, request } }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.bikeAdmin.correction, { returnObjects: true });
  const types = t(($) => $.vocabulary.types, { returnObjects: true });
  const now = { ...bike, type: types[bike.type] };
  const wanted = { ...request, type: request.type && types[request.type] };
  return identifying.map(
    (field) =>
      wanted[field] !== undefined && (
        <p key={field} className="adminchange">
          <span className="muted">{texts.fields[field]}</span>
          <del>
            <span className="sr">{texts.from} </span>
            {now[field]}
          </del>
          <ArrowRight size={18} aria-hidden="true" />
          <ins>
            <span className="sr">{texts.to} </span>
            {wanted[field]}
          </ins>
        </p>
      ),
  );
}

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
        {bike.brand} {bike.model}
      </h2>
      <Changes correction={correction} />
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
