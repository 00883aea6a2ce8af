import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { reportsQuery } from "#web/features/admin-found/admin-api.ts";
import { Nothing } from "#web/features/admin-found/Nothing.tsx";
import { filterIn } from "./report-filter.ts";
import { Report } from "./Report.tsx";
import { ReportFilters } from "./ReportFilters.tsx";

/** All reports of found bikes, as the address asks for them. */
export function Reports(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const filter = filterIn(parameters);
  const query = useInfiniteQuery(reportsQuery(filter));
  const { title, text } = t(($) => $.adminFound.empty.reports, { returnObjects: true });
  return (
    <>
      <ReportFilters filter={filter} />
      <PagedList
        query={query}
        why={failureText}
        empty={<Nothing title={title} text={text} />}
        keyOf={({ id }) => id}
      >
        {(report) => <Report report={report} />}
      </PagedList>
    </>
  );
}
