import i18next from "i18next";
import type { NumberReport } from "#contract/number-reports.ts";
import { fetchFonts } from "#web/api/papers/fetch-fonts.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { reportPaper } from "./report-paper.ts";

/** Saves what the register answered as a document. Its texts must have been loaded. */
export const saveReport = async (report: NumberReport): Promise<void> => {
  const fonts = await fetchFonts(new AbortController().signal);
  const bytes = reportPaper(fonts, report, { language: shownLanguage(), origin: location.origin });
  const name = i18next.t(($) => $.numberReports.paper.file);
  saveFile(`${name}-${report.number}.pdf`, new Blob([bytes], { type: "application/pdf" }));
};
