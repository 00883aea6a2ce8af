import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AdminSearchCard } from "#contract/admin-search.ts";
import { writtenPhone } from "#web/ui/phone/written-phone.ts";
import { Badge } from "#web/ui/Badge.tsx";
import { BikePicture } from "#web/ui/bike-art/BikePicture.tsx";
import { Plate } from "#web/ui/Plate.tsx";
import { useAdminFacts } from "./use-admin-facts.ts";
import "#web/ui/badge-deleted.css";
import "#web/ui/bike-card/bike-card.css";

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
      <Link to={`/admin-people/${owner.userId}`}>{owner.fullName}</Link>,{" "}
      <a href={`mailto:${owner.email}`}>{owner.email}</a>
      {owner.phone !== undefined && (
        <>
          , <a href={`tel:${owner.phone}`}>{writtenPhone(owner.phone)}</a>
        </>
      )}
      <br />
      <Link to={`/admin-campaigns?${new URLSearchParams({ tab: "balance", account: owner.userId })}`}>
        {t(($) => $.search.admin.changeBalance)}
      </Link>
    </>
  );
}

/** A bike with everything known of it, and what of that the public does not see. */
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
