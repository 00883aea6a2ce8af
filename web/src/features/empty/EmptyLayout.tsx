import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { EmptyState } from "./EmptyState.tsx";
import type { EmptyPageContent } from "./empty-pages.ts";
import "./empty.css";

export function EmptyLayout({ title, part }: EmptyPageContent): ReactNode {
  const { t } = useTranslation();
  const heading = t(($) => $.pages.titles[title]);
  usePageTitle(heading);
  return (
    <main className="wrap emptypage" id="content">
      <h1>{heading}</h1>
      <EmptyState part={part} />
    </main>
  );
}
