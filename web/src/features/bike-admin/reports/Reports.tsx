import { useInfiniteQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { failureText } from "#web/api/failure-text.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { reportsQuery } from "#web/features/bike-admin/admin-api.ts";
import { filterIn } from "./report-filter.ts";
import { Report } from "./Report.tsx";
import { ReportFilters } from "./ReportFilters.tsx";

/** All reports of found bikes, as the address asks for them. */
export function Reports(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const filter = filterIn(parameters);
  const query = useInfiniteQuery(reportsQuery(filter));
  const { title, text } = t(($) => $.bikeAdmin.empty.reports, { returnObjects: true });
  return (
    <>
      <ReportFilters filter={filter} />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={BadgeCheck} title={title} text={text} />}
        keyOf={({ id }) => id}
      >
        {(report) => <Report report={report} />}
      </PagedList>
    </>
  );
}
