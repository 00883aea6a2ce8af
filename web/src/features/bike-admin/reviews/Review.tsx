import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ListedBikeReview } from "#contract/bike-admin.ts";
import { dayText } from "#web/i18n/day-text.ts";
import { Plate } from "#web/ui/Plate.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { Flags } from "#web/features/bike-admin/Flags.tsx";
import { Opened } from "./Opened.tsx";

/** A bike that waits; its receipt is shown only to who opens it. */
export function Review({ review }: { review: ListedBikeReview }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const language = usePageLanguage();
  const [open, setOpen] = useState(false);
  const { bike, reason, possibleDuplicate, owner } = review;
  const stolen = bike.stolenSince !== undefined;
  const texts = t(($) => $.bikeAdmin.review, { returnObjects: true });
  return (
    <article className="admincard" aria-labelledby={id}>
      <div className="admincard__head">
        <h2 id={id}>
          <Link to={`/admin-bikes/${bike.id}`}>{`${bike.brand} ${bike.model}`}</Link>
        </h2>
        <Plate number={bike.frameNumber} label={t(($) => $.common.frameNumber)} size="sm" stolen={stolen} />
      </div>
      {possibleDuplicate && <Flags flags={["duplicate"]} />}
      <Facts
        facts={[
          [texts.why, reason && texts.reasons[reason]],
          [texts.owner, owner?.fullName ?? texts.noOwner],
          [texts.email, owner?.email],
          [texts.registered, dayText(bike.registeredAt, language)],
        ]}
      />
      {open ? (
        <Opened bikeId={bike.id} />
      ) : (
        <div className="adminways">
          <button type="button" className="btn btn--primary" onClick={() => setOpen(true)}>
            {texts.open}
          </button>
        </div>
      )}
    </article>
  );
}
