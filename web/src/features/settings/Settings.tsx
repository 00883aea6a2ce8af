import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useSession } from "#web/auth/session.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { SectionsSkeleton } from "./SectionsSkeleton.tsx";
import { type SettingsSection, sectionsOf } from "./sections.ts";
import "./settings.css";

/** Forms and all are more than a page may weigh before it can be seen. */
const Sections = lazy(async () => ({ default: (await import("./Sections.tsx")).Sections }));

function SectionList({ sections }: { sections: readonly SettingsSection[] }): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  return (
    <nav className="settings__list" aria-label={t(($) => $.settings.sections)}>
      <ul>
        {sections.map(({ id, name, icon: Icon }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={hash === `#${id}` ? "true" : undefined}>
              <Icon size={20} aria-hidden="true" />
              {t(($) => $.settings[name].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a person may change about their account, each part saved by itself. */
export function Settings({ title }: { title: string }): ReactNode {
  usePageTitle(title);
  const session = useSession();
  const sections = session.state === "signed-in" ? sectionsOf(session.role) : [];
  return (
    <main className="wrap settings" id="content">
      <h1>{title}</h1>
      <div className="settings__columns">
        <SectionList sections={sections} />
        <div className="settings__sections">
          <Suspense fallback={<SectionsSkeleton sections={sections} />}>
            <Sections sections={sections} />
          </Suspense>
        </div>
      </div>
    </main>
  );
}
