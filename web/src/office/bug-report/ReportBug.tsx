import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#web/platform/api/last-failure.ts";
import { useReportBug } from "./use-report-bug.ts";

/** The button to report a bug on error pages. */
export function ReportBug({ failure }: { failure: Failure }): ReactNode {
  const { t } = useTranslation();
  const { open, dialog } = useReportBug(failure);
  return (
    <>
      <button type="button" className="btn btn--ghost" aria-haspopup="dialog" onClick={open}>
        {t(($) => $.site.reportBug)}
      </button>
      {dialog}
    </>
  );
}
