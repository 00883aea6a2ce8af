import i18next from "i18next";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { type FontBytes, styles } from "#web/platform/ui/pdf/faces.ts";
import {
  type Fact,
  facts,
  heading,
  paragraph,
  type Photo,
  picture,
  plate,
} from "#web/platform/ui/pdf/parts.ts";
import type { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { writeCertificate } from "./certificate.ts";
import { letterhead } from "#web/platform/ui/pdf/letterhead.ts";
import { closeSheet, openSheet } from "./open-sheet.ts";
import type { TheftPaper } from "./paper.ts";

const texts = () => i18next.t(($) => $.papers.insurance, { returnObjects: true, skipInterpolation: true });

const bullets = (sheet: Sheet, items: readonly string[]): void => {
  for (const item of items) {
    sheet.need(sheet.heightOf(item, styles.body));
    sheet.columns(0, [
      { width: 14, draw: () => sheet.text("•", { ...styles.body, ink: "primary" }) },
      { width: sheet.width - 14, draw: () => sheet.text(item, styles.body) },
    ]);
    sheet.space(3);
  }
};

const theftFacts = ({ theft, issue }: TheftPaper): Fact[] => {
  const { date, place, police, noPolice, lock, reported, reward } = texts();
  const { lockType } = theft;
  const { language } = issue;
  return [
    [date, dayText(theft.stolenDate, language)],
    [place, `${theft.place}, ${theft.city}`],
    [police, theft.policeReportNumber ?? noPolice],
    [lock, lockType && i18next.t(($) => $.thefts.locks[lockType])],
    [reported, dayText(theft.reportedAt, language)],
    [reward, theft.reward === undefined ? undefined : kronorText(theft.reward, language)],
  ];
};

/**
 * Länsförsäkringar, Folksam and others ask for this after a theft. The register fills in what it
 * knows and lists the rest for the owner.
 */
const cover = (sheet: Sheet, paper: TheftPaper): void => {
  const { bike, theft, photo, receipt } = paper;
  const { parts, yours, ...rest } = texts();
  letterhead(
    sheet,
    rest.title,
    i18next.t(($) => $.papers.insurance.lead, { brand: bike.brand, model: bike.model }),
  );
  plate(sheet, bike.frameNumber, { height: 46, stolen: true });
  heading(sheet, rest.theft);
  facts(sheet, theftFacts(paper), 150);
  if (theft.description !== undefined) {
    heading(sheet, rest.happened);
    paragraph(sheet, theft.description);
  }
  heading(sheet, rest.contents);
  bullets(sheet, [
    parts.theft,
    parts.certificate,
    parts.history,
    receipt === undefined ? parts.noReceipt : parts.receipt,
    photo === undefined ? parts.noPhoto : parts.photo,
  ]);
  heading(sheet, rest.add);
  const { police, ...others } = yours;
  bullets(sheet, [...(theft.policeReportNumber === undefined ? [police] : []), ...Object.values(others)]);
};

const pictureOnPage = (sheet: Sheet, title: string, photo: Photo | undefined): void => {
  if (photo === undefined) return;
  sheet.newPage();
  heading(sheet, title);
  picture(sheet, photo, { width: sheet.width, height: sheet.bottom - sheet.y });
};

export const insurancePack = (fonts: FontBytes, paper: TheftPaper): ArrayBuffer => {
  const { title, receipt, photo } = texts();
  const sheet = openSheet(fonts, `${title} ${paper.bike.frameNumber}`, paper.issue);
  cover(sheet, paper);
  sheet.newPage();
  writeCertificate(sheet, paper);
  pictureOnPage(sheet, receipt, paper.receipt);
  pictureOnPage(sheet, photo, paper.photo);
  return closeSheet(sheet, paper.issue, paper.bike.frameNumber);
};
