import { Eye } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Found } from "./Found.tsx";
import { PeopleForm } from "./PeopleForm.tsx";
import "../people.css";

const Kept = z.object({ q: z.string() });

/** /admin-people. What is looked for is kept with the visit, for the way back, and stands in no address. */
export function PeoplePage(): ReactNode {
  const { t } = useTranslation();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const q = Kept.safeParse(state).data?.q;
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
      <PeopleForm
        key={key}
        sought={q ?? ""}
        onSeek={(typed) => void navigate(".", { state: { q: typed } })}
      />
      {q === undefined ? <p className="muted">{texts.ways}</p> : <Found q={q} />}
    </main>
  );
}
