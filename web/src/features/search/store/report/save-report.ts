import i18next from "i18next";
import { numberReportRoutes } from "#contract/number-reports.ts";
import { createClient } from "#web/api/client.ts";
import { fetchFonts } from "#web/api/papers/fetch-fonts.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { loadTexts, shownLanguage } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { reportPaper } from "./report-paper.ts";

const reports = createClient(numberReportRoutes, { token: getAccessToken });

/** The register is asked again and keeps what it answers, and that is saved as a document. */
export const saveReport = async (frameNumbers: readonly string[]): Promise<void> => {
  const [report, fonts] = await Promise.all([
    reports.makeNumberReport({ body: { frameNumbers: [...frameNumbers] } }),
    fetchFonts(new AbortController().signal),
    loadTexts(["numberReports"]),
  ]);
  const bytes = reportPaper(fonts, report, { language: shownLanguage(), origin: location.origin });
  const name = i18next.t(($) => $.numberReports.paper.file);
  saveFile(`${name}-${report.number}.pdf`, new Blob([bytes], { type: "application/pdf" }));
};
