import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { casesQuery } from "../ad-reports-api.ts";
import { AdCase } from "./AdCase.tsx";
import "../ad-reports.css";

/** /admin-ad-reports: ads that people have reported, and what is appealed against. */
export function AdReportsPage(): ReactNode {
  const { t } = useTranslation();
  const query = useInfiniteQuery(casesQuery);
  const texts = t(($) => $.adCases, { returnObjects: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap adcases" id="content">
      <h1>{texts.title}</h1>
      <p className="muted">{texts.lead}</p>
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={BadgeCheck} title={texts.empty} text={texts.emptyText} />}
        keyOf={({ id }) => id}
      >
        {(item) => <AdCase item={item} />}
      </PagedList>
    </main>
  );
}
