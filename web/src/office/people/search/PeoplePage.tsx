import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { FoundPeople } from "./FoundPeople.tsx";
import { SearchForm } from "#web/office/SearchForm.tsx";
import "#web/office/people/people.css";

const SearchState = z.object({ q: z.string() });

/**
 * /admin-people. The search term is kept in the history state, not in the URL, because it is personal data.
 */
export function PeoplePage(): ReactNode {
  const { t } = useTranslation();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const q = SearchState.safeParse(state).data?.q;
  const texts = t(($) => $.peopleAdmin, { returnObjects: true, skipInterpolation: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap people" id="content">
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
      {q === undefined ? <p className="muted">{texts.ways}</p> : <FoundPeople q={q} />}
    </main>
  );
}
