import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { OpenedReport } from "./OpenedReport.tsx";
import { Reports } from "./Reports.tsx";
import "./message-reports.css";

/** /admin-message-reports: what people have reported of conversations, and what is objected to; `?id=` opens one. */
export function MessageReportsPage(): ReactNode {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  usePageTitle(t(($) => $.messageReports.title));
  return (
    <main className="wrap msgreports" id="content">
      {id === null ? <Reports /> : <OpenedReport key={id} reportId={id} />}
    </main>
  );
}
