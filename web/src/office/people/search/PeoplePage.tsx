import { ChevronRight, Eye, SearchX } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { SearchForm } from "#web/office/SearchForm.tsx";
import "#web/office/people/people.css";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
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
  const lines = [
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
        <p className="muted">{lines.filter((part) => part !== undefined).join(" · ")}</p>
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
function SearchResults({ q }: { q: string }): ReactNode {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(peopleQuery(q));
  const texts = t(($) => $.peopleAdmin, { returnObjects: true, skipInterpolation: true });
  if (data === undefined)
    return error !== null && !isFetching ? (
      <FetchFailure title={texts.failed} text={failureText(error)} onRetry={() => void refetch()} />
    ) : (
      <div className="late stack">
        <output className="sr">{t(($) => $.common.loading)}</output>
        <Skeleton of={["line", "block", "block"]} />
      </div>
    );
  const { soughtAs, bike, items } = data;
  return (
    <section aria-label={texts.results} className="stack">
      <output className="muted">
        {texts.understood[soughtAs]} {t(($) => $.peopleAdmin.found, { count: items.length })}
      </output>
      {bike && <FoundBike bike={bike} />}
      {items.length === 0 ? (
        <EmptyList icon={SearchX} title={texts.nobody} text={texts.nobodyAs[soughtAs]} />
      ) : (
        <ul className="stack stack--near">
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

const SearchState = z.object({ q: z.string() });

/**
 * /admin-people. The search term is kept in the history state, not in the URL, because it is personal data.
 */
export function PeoplePage(): ReactNode {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const q = SearchState.safeParse(state).data?.q;
  const texts = useTexts(($) => $.peopleAdmin);
  usePageTitle(texts.title);
  return (
    <main className="wrap page" id="content">
      <header>
        <h1>{texts.title}</h1>
        <p className="people__recorded">
          <Eye size={18} aria-hidden="true" />
          {texts.recorded}
        </p>
      </header>
      <SearchForm
        key={key}
        className="people__form"
        primary
        words={{ ...texts, label: texts.search, hint: texts.searchHint }}
        initial={q ?? ""}
        onSeek={(typed) => void navigate(".", { state: { q: typed } })}
      />
      {q === undefined ? <p className="muted">{texts.ways}</p> : <SearchResults q={q} />}
    </main>
  );
}
