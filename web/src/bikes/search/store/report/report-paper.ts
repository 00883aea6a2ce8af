import i18next from "i18next";
import type { Language } from "#contract/people/accounts.ts";
import type { NumberReport, ReportedNumber } from "#contract/bikes/number-reports.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { type FontBytes, type Style, styles } from "#web/platform/ui/pdf/faces.ts";
import { letterhead, product } from "#web/platform/ui/pdf/letterhead.ts";
import { heading, notice, paragraph, qrCode } from "#web/platform/ui/pdf/parts.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";

type Issue = { readonly language: Language; readonly origin: string };

const codeSize = 118;
const gap = 24;
const rowHeight = 20;
const widths = { place: 30, number: 170, result: 120 };

const numberStyle: Style = { face: "number", size: 10.5, ink: "text" };

type Cells = readonly (readonly [text: string, style: Style])[];

const row = (sheet: Sheet, cells: Cells): void => {
  sheet.need(rowHeight);
  sheet.rule();
  sheet.space(3);
  const rest = sheet.width - widths.place - widths.number - widths.result;
  const across = [widths.place, widths.number, widths.result, rest];
  sheet.columns(
    0,
    cells.map(([text, style], place) => ({
      width: (across[place] ?? rest) - 6,
      draw: () => sheet.line(text, style),
    })),
  );
  sheet.space(2);
};

const resultStyle = ({ result }: ReportedNumber): Style =>
  result === "stolen" || result === "resembles-stolen" ? { ...styles.strong, ink: "stolen" } : styles.strong;

const table = (sheet: Sheet, rows: readonly ReportedNumber[]): void => {
  const texts = i18next.t(($) => $.numberReports.paper, { returnObjects: true, skipInterpolation: true });
  const { results } = i18next.t(($) => $.numberReports, { returnObjects: true, skipInterpolation: true });
  row(
    sheet,
    [texts.place, texts.number, texts.result, texts.bike].map((text) => [text, styles.label] as const),
  );
  for (const [place, each] of rows.entries())
    row(sheet, [
      [String(place + 1), styles.label],
      [each.number, numberStyle],
      [results[each.result], resultStyle(each)],
      [each.bike ?? "", styles.body],
    ]);
};

const summary = (sheet: Sheet, { rows }: NumberReport): void => {
  const all = rows.length;
  const countOf = (asked: ReportedNumber["result"]) => rows.filter(({ result }) => result === asked).length;
  const [stolen, alike] = [countOf("stolen"), countOf("resembles-stolen")];
  const warn = (text: string): void => notice(sheet, text, { ink: "stolen", ground: "stolenSoft" });
  if (stolen > 0) warn(i18next.t(($) => $.numberReports.paper.stolen, { count: stolen, all }));
  if (alike > 0) warn(i18next.t(($) => $.numberReports.paper.alike, { count: alike, all }));
  if (stolen + alike === 0)
    notice(
      sheet,
      i18next.t(($) => $.numberReports.paper.none, { all }),
      { ink: "text", ground: "soft" },
    );
};

const check = (sheet: Sheet, report: NumberReport, { language, origin }: Issue): void => {
  const texts = i18next.t(($) => $.numberReports.paper, { returnObjects: true, skipInterpolation: true });
  const address = `${origin}${report.checkPath}`;
  const date = dayText(report.checkableUntil, language);
  const { fingerprint } = report;
  sheet.need(codeSize + 30);
  sheet.space(18);
  sheet.columns(gap, [
    { width: codeSize, draw: () => qrCode(sheet, address, codeSize) },
    {
      width: sheet.width - codeSize - gap,
      draw: () => {
        heading(sheet, texts.check);
        paragraph(sheet, texts.checkText);
        sheet.line(address, styles.quiet);
        sheet.text(
          i18next.t(($) => $.numberReports.paper.until, { date }),
          styles.quiet,
        );
        sheet.text(
          i18next.t(($) => $.numberReports.paper.fingerprint, { fingerprint }),
          styles.quiet,
        );
      },
    },
  ]);
};

/** A printable report. The server stores all of it, so altered copies can be detected. */
export const reportPaper = (fonts: FontBytes, report: NumberReport, issue: Issue): ArrayBuffer => {
  const { number, store } = report;
  const title = i18next.t(($) => $.numberReports.title);
  const at = momentText(report.at, issue.language);
  const sheet = new Sheet(fonts, { title: `${title} ${number}`, language: issue.language, author: product });
  letterhead(
    sheet,
    title,
    i18next.t(($) => $.numberReports.paper.lead, { store, at }),
  );
  summary(sheet, report);
  sheet.space(16);
  table(sheet, report.rows);
  sheet.space(10);
  paragraph(
    sheet,
    i18next.t(($) => $.numberReports.paper.moment),
    styles.quiet,
  );
  check(sheet, report, issue);
  return sheet.finish((page, pages) =>
    i18next.t(($) => $.numberReports.paper.footer, { number, at, page, pages }),
  );
};
