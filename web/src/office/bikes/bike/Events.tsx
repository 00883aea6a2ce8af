import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import type { AdminBike, AdminBikeEvent } from "#contract/office/bike-admin-bike.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { Card } from "#web/platform/ui/dossier/Card.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { personPath } from "#web/people/person-path.ts";
import { eventsQuery } from "#web/office/bikes/bike-api.ts";

type EventProps = { event: AdminBikeEvent };

function Who({ event: { who, what } }: EventProps): ReactNode {
  const { t } = useTranslation();
  if (who === undefined) return null;
  // A decision names its administrator first. Other events name the owner below.
  if (what === "decision") return <b>{`${who.name ?? t(($) => $.bikeAdmin.bike.somebody)} `}</b>;
  if (who.name === undefined) return <small>{t(($) => $.bikeAdmin.report.formerOwner)}</small>;
  return (
    <small>
      {`${t(($) => $.bikeAdmin.bike.owner)}: `}
      <Link to={personPath(who.id)}>{who.name}</Link>
    </small>
  );
}

function What({ event: { what, action } }: EventProps): ReactNode {
  const { t } = useTranslation();
  if (what !== "decision") return <b>{t(($) => $.bikeAdmin.bike.happenings[what])}</b>;
  return action && t(($) => $.audit.actions[action]);
}

function EventRow({ event }: EventProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { at, what, about, reason, changes = [] } = event;
  return (
    <div className="dossier__row dossier__row--told">
      <time dateTime={at}>{momentText(at, language)}</time>
      <span>
        {what === "decision" ? (
          <>
            <Who event={event} />
            <What event={event} />
          </>
        ) : (
          <What event={event} />
        )}
        {about !== undefined && <small>{about}</small>}
        {changes.map(({ field, from, to }) => (
          <small key={field}>{t(($) => $.bikeAdmin.bike.changed, { from, to })}</small>
        ))}
        {reason !== undefined && <small>{reason}</small>}
        {what !== "decision" && <Who event={event} />}
      </span>
    </div>
  );
}

export function Events({ bike, openedAt }: { bike: AdminBike; openedAt: number }): ReactNode {
  const query = useInfiniteQuery(eventsQuery(bike, openedAt));
  const texts = useTexts(($) => $.bikeAdmin.bike);
  return (
    <Card title={texts.events}>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted dossier__empty">{texts.noEvents}</p>}
        keyOf={({ id }) => id}
        words={{ more: texts.older }}
      >
        {(event) => <EventRow event={event} />}
      </PagedList>
    </Card>
  );
}
