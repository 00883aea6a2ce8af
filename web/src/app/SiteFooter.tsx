import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PublicFooter } from "#web/ui/public/PublicFooter.tsx";
import { useReportBug } from "#web/shared/bug-reports/use-report-bug.ts";
import { usePageLanguage } from "#web/ui/use-page-language.ts";

/** Under the pages that anybody may read, for someone signed out. */
export function SiteFooter(): ReactNode {
  const { t } = useTranslation();
  const { open, dialog } = useReportBug();
  return (
    <>
      <PublicFooter
        texts={t(($) => $.site, { returnObjects: true })}
        cookies={t(($) => $.consent.settings)}
        language={usePageLanguage()}
        onReportBug={open}
      />
      {dialog}
    </>
  );
}
