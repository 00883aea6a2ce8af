import { useQuery } from "@tanstack/react-query";
import { ChevronRight, SearchX } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { FoundPeople, FoundPerson } from "#contract/office/people-admin.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Initials } from "#web/office/people/Initials.tsx";
import { peopleQuery } from "#web/office/people/people-api.ts";
import { personPath } from "#web/people/person-path.ts";
import { StateBadge } from "#web/office/people/StateBadge.tsx";
import "#web/platform/ui/dossier/dossier.css";
import "#web/platform/ui/list/link-card.css";

function PersonCard({ person }: { person: FoundPerson }): ReactNode {
  const { t } = useTranslation();
  const heading = useId();
  const { id, fullName, email, place, bikes: count, moreBikes, identityLevel, protectedIdentity } = person;
  const texts = t(($) => $.peopleAdmin, { returnObjects: true, skipInterpolation: true });
  const owned = t(($) => $.peopleAdmin.bikes, { count });
  const facts = [
    email,
    protectedIdentity ? texts.protected : place,
    moreBikes ? texts.manyBikes : owned,
    texts.levels[identityLevel],
  ];
  return (
    <article className="linkcard people__found" aria-labelledby={heading}>
      <Initials name={fullName} />
      <div>
        <h2 id={heading}>
          <Link to={personPath(id)}>{fullName}</Link> <StateBadge state={person.state} />
        </h2>
        <p className="muted">{facts.filter((part) => part !== undefined).join(" · ")}</p>
      </div>
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}

function FoundBike({ bike }: { bike: NonNullable<FoundPeople["bike"]> }): ReactNode {
  const { t } = useTranslation();
  const { id, brand, model, frameNumber } = bike;
  return (
    <article className="linkcard people__bike">
      <Plate number={frameNumber} label={t(($) => $.common.frameNumber)} />
      <h2>
        <Link to={`/admin-bikes/${id}`}>{`${brand} ${model}`}</Link>
      </h2>
      <ChevronRight size={22} aria-hidden="true" />
    </article>
  );
}

/** Also shows how the search term was understood. */
export function FoundPeople({ q }: { q: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(q));
  const texts = t(($) => $.peopleAdmin, { returnObjects: true, skipInterpolation: true });
  if (data === undefined)
    return error !== null && !isFetching ? (
      <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <div className="late dossier__late">
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["line", "block", "block"]} />
      </div>
    );
  const { soughtAs, bike, items } = data;
  return (
    <section aria-label={texts.results} className="people__results">
      <output className="muted">
        {texts.understood[soughtAs]} {t(($) => $.peopleAdmin.found, { count: items.length })}
      </output>
      {bike && <FoundBike bike={bike} />}
      {items.length === 0 ? (
        <EmptyList icon={SearchX} title={texts.nobody} text={texts.nobodyAs[soughtAs]} />
      ) : (
        <ul className="people__list">
          {items.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
