import { useQuery } from "@tanstack/react-query";
import { Button, Skeleton } from "antd";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { meQuery } from "#web/auth/me-query.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Outcome } from "./Outcome.tsx";
import { Section } from "./Section.tsx";
import { type SettingsSection, sectionsOf } from "./sections.ts";
import "./settings.css";

function SectionList({ sections }: { sections: readonly SettingsSection[] }): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  return (
    <nav className="settings__list" aria-label={t(($) => $.settings.sections)}>
      <ul>
        {sections.map(({ id, text, icon: Icon }) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={hash === `#${id}` ? "true" : undefined}>
              <Icon size={20} aria-hidden="true" />
              {t(($) => $.settings[text].title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser looked for the place in the address before the account had come. */
const useScrollToSection = (isThere: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash !== "") document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [isThere, hash]);
};

function Content(): ReactNode {
  const { t } = useTranslation();
  const { data: me, isError, refetch } = useQuery(meQuery);
  useScrollToSection(me !== undefined);
  if (me === undefined && isError) {
    return (
      <div className="settings__failure">
        <Outcome failure={t(($) => $.settings.loadFailed)} />
        <Button onClick={() => void refetch()}>{t(($) => $.common.tryAgain)}</Button>
      </div>
    );
  }
  if (me === undefined) return <Skeleton active paragraph={{ rows: 12 }} title={false} />;
  const sections = sectionsOf(me.role);
  return (
    <div className="settings__columns">
      <SectionList sections={sections} />
      <div className="settings__sections">
        {sections.map(({ id, text, icon, Content: Inside }) => (
          <Section key={id} id={id} title={t(($) => $.settings[text].title)} icon={icon}>
            <Inside me={me} />
          </Section>
        ))}
      </div>
    </div>
  );
}

/** What a person may change about their account, each part saved by itself. */
export function Settings({ title }: { title: string }): ReactNode {
  usePageTitle(title);
  return (
    <main className="wrap settings" id="content">
      <h1>{title}</h1>
      <Content />
    </main>
  );
}
