import i18next from "i18next";
import type { CertificateFile } from "#contract/checks/certificates.ts";
import type { Language } from "#contract/people/accounts.ts";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { type FontBytes, styles } from "#web/platform/ui/pdf/faces.ts";
import { letterhead, product } from "#web/platform/ui/pdf/letterhead.ts";
import { facts, heading, notice, paragraph, plate, qrCode } from "#web/platform/ui/pdf/parts.ts";
import { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { answerFacts, resultText, toneOf } from "./certificate-facts.ts";

export type CertificatePaper = {
  readonly content: CertificateFile;
  /** The whole address of the certificate's page. */
  readonly address: string;
  readonly checkableUntil: string;
  readonly language: Language;
};

const codeSize = 118;
const gap = 24;

const inksOf = {
  good: { ink: "primary", ground: "soft" },
  old: { ink: "text", ground: "sunSoft" },
  bad: { ink: "stolen", ground: "stolenSoft" },
} as const;

const check = (sheet: Sheet, { content, address, checkableUntil, language }: CertificatePaper): void => {
  const { paper } = i18next.t(($) => $.certificateOfCheck, { returnObjects: true, skipInterpolation: true });
  const date = dayText(checkableUntil, language);
  sheet.need(codeSize + 30);
  sheet.space(18);
  sheet.columns(gap, [
    { width: codeSize, draw: () => qrCode(sheet, address, codeSize) },
    {
      width: sheet.width - codeSize - gap,
      draw: () => {
        heading(sheet, paper.check);
        paragraph(sheet, paper.checkText);
        sheet.text(address, styles.quiet);
        sheet.text(
          i18next.t(($) => $.certificateOfCheck.paper.until, { date }),
          styles.quiet,
        );
        sheet.text(
          i18next.t(($) => $.certificateOfCheck.paper.key, { key: content.key }),
          styles.quiet,
        );
      },
    },
  ]);
};

/** Draws an A4 page from the signed file alone. */
export const certificatePaper = (fonts: FontBytes, paper: CertificatePaper): ArrayBuffer => {
  const { content, language } = paper;
  const texts = i18next.t(($) => $.certificateOfCheck, { returnObjects: true, skipInterpolation: true });
  const number = content.certificate;
  const at = momentText(content.at, language);
  const sheet = new Sheet(fonts, { title: `${texts.title} ${number}`, language, author: product });
  letterhead(sheet, texts.title, at);
  plate(sheet, content.frameNumber, { height: 46, stolen: content.result === "stolen" });
  sheet.space(16);
  notice(sheet, resultText(content), inksOf[toneOf(content)]);
  sheet.space(6);
  paragraph(sheet, texts.asked, styles.quiet);
  sheet.space(10);
  facts(sheet, answerFacts(content));
  heading(sheet, texts.shows);
  paragraph(sheet, texts.showsText);
  check(sheet, paper);
  return sheet.finish((page, pages) =>
    i18next.t(($) => $.certificateOfCheck.paper.footer, { number, at, page, pages }),
  );
};
