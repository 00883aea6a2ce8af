import { FileDown, Sheet } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import {
  type StatementLine,
  type StatementLines,
  changeText,
  pointsText,
  statementLines,
} from "./statement-lines.ts";
import type { Statement } from "./statement-query.ts";
import { useMutation } from "@tanstack/react-query";
import i18next from "i18next";
import { failureText } from "#web/platform/api/failure-text.ts";
import { shownLanguage } from "#web/platform/i18n/i18n.ts";
import { saveFile } from "#web/platform/ui/save-file.ts";
import { statementCsv } from "./statement-csv.ts";
import "#web/points/prices/sums.css";

const nameOf = ({ month }: Statement, ending: "csv" | "pdf"): string =>
  `${i18next.t(($) => $.statement.file)}-${month}.${ending}`;

const makePdf = async (statement: Statement): Promise<void> => {
  const [{ fetchFonts }, { statementPaper }] = await Promise.all([
    import("#web/platform/api/papers/fetch-fonts.ts"),
    import("./statement-paper.ts"),
  ]);
  const fonts = await fetchFonts(new AbortController().signal);
  const bytes = statementPaper(fonts, statement, shownLanguage());
  saveFile(nameOf(statement, "pdf"), new Blob([bytes], { type: "application/pdf" }));
};

const useStatementFiles = (statement: Statement) => {
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

function Row({ line, heads }: { line: StatementLine; heads: StatementLines["heads"] }): ReactNode {
  const language = usePageLanguage();
  const { at, what, who, reference, amount, balance } = line;
  return (
    <tr>
      <td data-head={heads[0]}>{at}</td>
      <td data-head={heads[1]}>
        <b>{what}</b>
      </td>
      <td data-head={heads[2]}>{who}</td>
      <td data-head={heads[3]}>{reference}</td>
      <td data-head={heads[4]} className="statement__number">
        {changeText(amount, language)}
      </td>
      <td data-head={heads[5]} className="statement__number">
        {pointsText(balance, language)}
      </td>
    </tr>
  );
}

function Edge({ edge: [text, points] }: { edge: StatementLines["opening"] }): ReactNode {
  const language = usePageLanguage();
  return (
    <tr className="statement__edge">
      <th scope="row" colSpan={5}>
        {text}
      </th>
      <td className="statement__number">{pointsText(points, language)}</td>
    </tr>
  );
}

function Rows({ lines }: { lines: StatementLines }): ReactNode {
  const { heads, opening, closing } = lines;
  return (
    <table className="statement__rows">
      <caption className="sr">{`${lines.title} ${lines.month}`}</caption>
      <thead>
        <tr>
          {heads.map((head, place) => (
            <th key={head} scope="col" className={place < 4 ? undefined : "statement__number"}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Edge edge={opening} />
        {lines.lines.map((line, place) => (
          // Rows never move, and two can be alike: only their position tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={`${line.at} ${place}`} line={line} heads={heads} />
        ))}
        <Edge edge={closing} />
      </tbody>
    </table>
  );
}

function Sums({ lines: { sums } }: { lines: StatementLines }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  return (
    <section className="statement__sums" aria-labelledby={heading}>
      <h2 id={heading}>{t(($) => $.statement.sums)}</h2>
      <dl className="sums">
        {sums.map(({ what, count, amount }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{t(($) => $.statement.sum, { count, amount: changeText(amount, language) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Files({ statement }: { statement: Statement }): ReactNode {
  const { pdf, csv, busy, failure } = useStatementFiles(statement);
  const words = useTexts(($) => $.statement.files);
  return (
    <div className="ways statement__files">
      <button type="button" className="btn btn--primary" aria-disabled={busy} onClick={pdf}>
        <FileDown size={20} aria-hidden="true" />
        {busy ? words.making : words.pdf}
      </button>
      <button type="button" className="btn btn--ghost" onClick={csv}>
        <Sheet size={20} aria-hidden="true" />
        {words.csv}
      </button>
      <p role="alert">{failure !== undefined && `${words.failed} ${failure}`}</p>
    </div>
  );
}

export function StatementView({ statement }: { statement: Statement }): ReactNode {
  const { t } = useTranslation();
  const lines = statementLines(statement, usePageLanguage());
  return (
    <>
      <Files statement={statement} />
      {lines.lines.length === 0 && <p className="muted">{t(($) => $.statement.empty)}</p>}
      <Rows lines={lines} />
      {lines.sums.length > 0 && <Sums lines={lines} />}
    </>
  );
}
