import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { EmptyState } from "./EmptyState.tsx";
import type { EmptyPageContent } from "./empty-pages.ts";
import { PartTabs } from "./PartTabs.tsx";
import "./empty.css";

export function EmptyLayout({ title, parts }: EmptyPageContent): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const heading = t(($) => $.pages.titles[title]);
  const shown = parts.find(({ text }) => text === parameters.get("tab")) ?? parts[0];
  usePageTitle(heading);
  return (
    <main className="wrap emptypage" id="content">
      <h1>{heading}</h1>
      {parts.length > 1 && <PartTabs label={heading} parts={parts} shown={shown} />}
      <EmptyState part={shown} />
    </main>
  );
}
