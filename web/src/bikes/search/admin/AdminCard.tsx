import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AdminSearchCard } from "#contract/office/admin-search.ts";
import { Badge } from "#web/platform/ui/Badge.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import "#web/platform/ui/badge-deleted.css";
import "#web/bikes/card/bike-card.css";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { personPath } from "#web/people/person-path.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";

type Fact = { readonly term: string; readonly value: string };

const useAdminFacts = (bike: AdminSearchCard): Fact[] => {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { filters, admin } = t(($) => $.search, { returnObjects: true });
  const hidden = Object.entries(admin.fields).filter(([field]) => bike.hidden.includes(field));
  const facts: readonly (readonly [term: string, value: string | undefined])[] = [
    [filters.color, t(($) => $.vocabulary.colours[bike.color])],
    [filters.type, t(($) => $.vocabulary.types[bike.type])],
    [filters.city, bike.city],
    [admin.name, bike.name],
    [admin.description, bike.description],
    [admin.typed, bike.frameNumberTyped === bike.frameNumber ? undefined : bike.frameNumberTyped],
    [admin.battery, bike.batterySerialNumber],
    [admin.registeredAt, dayText(bike.registeredAt, language)],
    [admin.stolenSince, bike.stolenSince && dayText(`${bike.stolenSince}T12:00:00Z`, language)],
    [admin.hidden, hidden.map(([, name]) => name).join(", ")],
    [admin.id, bike.id],
  ];
  return facts.flatMap(([term, value = ""]) => (value === "" ? [] : [{ term, value }]));
};

const tones = { registered: "registered", stolen: "stolen", pending_review: "review" } as const;

function StatusBadge({ status }: Pick<AdminSearchCard, "status">): ReactNode {
  const { t } = useTranslation();
  if (status === "deleted")
    return <span className="badge badge--deleted">{t(($) => $.search.admin.deleted)}</span>;
  return <Badge tone={tones[status]}>{t(($) => $.vocabulary.status[status])}</Badge>;
}

function Owner({ owner }: Pick<AdminSearchCard, "owner">): ReactNode {
  const { t } = useTranslation();
  if (owner === undefined) return t(($) => $.search.admin.noOwner);
  return (
    <>
      <Link to={personPath(owner.userId)}>{owner.fullName}</Link>, {owner.email}
      <br />
      <Link to={personPath(owner.userId, { act: "points" })}>{t(($) => $.search.admin.changeBalance)}</Link>
    </>
  );
}

/** All fields, with those hidden from the public marked. */
export function AdminCard({ bike }: { bike: AdminSearchCard }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const facts = useAdminFacts(bike);
  return (
    <article className={`bikecard bikecard--${bike.status}`} aria-labelledby={heading}>
      <div className="bikecard__main">
        <BikePicture bike={bike} className="bikecard__art" />
        <div className="bikecard__body">
          <div className="bikecard__badges">
            <StatusBadge status={bike.status} />
            {bike.possibleDuplicate && <Badge tone="review">{t(($) => $.search.admin.duplicate)}</Badge>}
          </div>
          <h3 id={heading}>
            <Link to={`/admin-bikes/${bike.id}`}>{`${bike.brand} ${bike.model}`}</Link>
          </h3>
          <Plate
            number={bike.frameNumber}
            label={t(($) => $.common.frameNumber)}
            stolen={bike.status === "stolen"}
          />
        </div>
      </div>
      <dl className="bikecard__facts bikecard__facts--all">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="bikecard__owner">
          <dt>{t(($) => $.search.admin.bikeOwner)}</dt>
          <dd>
            <Owner owner={bike.owner} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
