import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import { failureText } from "#web/api/failure-text.ts";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { statementCsv } from "./statement-csv.ts";
import { statementLines } from "./statement-lines.ts";
import type { Statement } from "./statement-query.ts";

const nameOf = ({ month }: Statement, ending: "csv" | "pdf"): string =>
  `${i18next.t(($) => $.statement.file)}-${month}.${ending}`;

const makePdf = async (statement: Statement): Promise<void> => {
  const [{ fetchFonts }, { statementPaper }] = await Promise.all([
    import("#web/api/papers/fetch-fonts.ts"),
    import("./statement-paper.ts"),
  ]);
  const fonts = await fetchFonts(new AbortController().signal);
  const bytes = statementPaper(fonts, statement, shownLanguage());
  saveFile(nameOf(statement, "pdf"), new Blob([bytes], { type: "application/pdf" }));
};

/** Makes the statement as a document or for a spreadsheet, in the language of the page, and saves it. */
export const useStatementFiles = (statement: Statement) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: () => makePdf(statement) });
  return {
    pdf: () => void (isPending || mutate()),
    csv: () => {
      const text = statementCsv(statementLines(statement, shownLanguage()));
      saveFile(nameOf(statement, "csv"), new Blob([text], { type: "text/csv;charset=utf-8" }));
    },
    busy: isPending,
    failure: error === null ? undefined : failureText(error),
  };
};
