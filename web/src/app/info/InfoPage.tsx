import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import type { InBothLanguages, InfoSection } from "./info-text.ts";
import "./info.css";

type Props = {
  texts: InBothLanguages;
  figures?: Readonly<Record<string, ReactNode>>;
  children?: ReactNode;
};

function Section({ section, figure }: { section: InfoSection; figure: ReactNode }): ReactNode {
  const { id, heading, paragraphs, list } = section;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {figure}
    </section>
  );
}

/**
 * A text page with a table of contents. It brings its texts in both languages, so that no other
 * page loads them.
 */
export function InfoPage({ texts, figures = {}, children }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const { title, lead, since, sections } = i18n.language === "en" ? texts.en : texts.sv;
  usePageTitle(title);
  return (
    <main className="wrap info" id="content">
      <header className="info__head">
        <h1>{title}</h1>
        <p>{lead}</p>
        {since !== undefined && <p className="info__since">{since}</p>}
      </header>
      <nav className="info__contents" aria-label={t(($) => $.site.onThisPage)}>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="info__text">
        {sections.map((section) => (
          <Section key={section.id} section={section} figure={figures[section.id]} />
        ))}
        {children}
      </article>
    </main>
  );
}
