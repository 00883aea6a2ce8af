import i18next from "i18next";
import { numberReportRoutes } from "#contract/bikes/number-reports.ts";
import { createClient } from "#web/platform/api/client.ts";
import { fetchFonts } from "#web/platform/api/papers/fetch-fonts.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { loadTexts, shownLanguage } from "#web/platform/i18n/i18n.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { reportPaper } from "./report-paper.ts";

const reports = createClient(numberReportRoutes, { token: getAccessToken });

/** Saves a report as PDF. The server looks the numbers up again and stores the report. */
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
