import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { LinkTabs } from "#web/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { EmptyState } from "./EmptyState.tsx";
import type { EmptyPageContent } from "./empty-pages.ts";
import "./empty.css";

export function EmptyLayout({ title, parts }: EmptyPageContent): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const texts = t(($) => $.pages.parts, { returnObjects: true });
  const heading = t(($) => $.pages.titles[title]);
  const shown = parts.find(({ text }) => text === parameters.get("tab")) ?? parts[0];
  usePageTitle(heading);
  return (
    <main className="wrap emptypage" id="content">
      <h1>{heading}</h1>
      {parts.length > 1 && (
        <LinkTabs
          label={heading}
          shown={shown.text}
          tabs={parts.map(({ text }) => ({ id: text, text: texts[text].tab, to: `tab=${text}` }))}
        />
      )}
      <EmptyState part={shown} />
    </main>
  );
}
