import i18next from "i18next";
import type { Bike } from "#contract/bikes/bike.ts";
import type { InsuredBike } from "#contract/bikes/bike-export.ts";
import type { Language } from "#contract/people/accounts.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { type FontBytes, styles } from "#web/platform/ui/pdf/faces.ts";
import { type Fact, facts, heading, notice, type Photo, picture, plate } from "#web/platform/ui/pdf/parts.ts";
import { page, type Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { bikeFacts } from "./bike-facts.ts";
import { letterhead } from "#web/platform/ui/pdf/letterhead.ts";
import { closeSheet, openSheet } from "./open-sheet.ts";
import type { Issue } from "./paper.ts";

type ListedBike = { readonly bike: InsuredBike; readonly photo: Photo | undefined };
export type BikeList = {
  readonly bikes: readonly ListedBike[];
  readonly owner: string;
  readonly issue: Issue;
};

const fewBikes = 5;
const entryHeight = 20;
const photoWidth = 190;
const gap = 20;

const nameOf = ({ name, brand, model }: Bike): string =>
  name === undefined ? `${brand} ${model}` : `${name}, ${brand} ${model}`;

const ownershipFacts = (bike: InsuredBike, language: Language): Fact[] => {
  const texts = i18next.t(($) => $.papers.facts, { returnObjects: true });
  const proof = i18next.t(($) => $.papers.certificate, { returnObjects: true, skipInterpolation: true });
  const { purchasePrice, verified, status } = bike;
  const [theft] = bike.thefts;
  return [
    [texts.status, i18next.t(($) => $.vocabulary.status[status])],
    [texts.police, status === "stolen" ? theft?.policeReportNumber : undefined],
    [texts.owned, dayText(bike.ownedSince, language)],
    [texts.price, purchasePrice === undefined ? undefined : kronorText(purchasePrice, language)],
    [proof.proof, verified ? texts.proved : texts.unproved],
  ];
};

const section = (sheet: Sheet, { bike, photo }: ListedBike, { language }: Issue): void => {
  const { noPhoto } = i18next.t(($) => $.papers.all, { returnObjects: true, skipInterpolation: true });
  const texts = i18next.t(($) => $.papers.facts, { returnObjects: true });
  sheet.line(nameOf(bike), styles.name);
  sheet.space(6);
  plate(sheet, bike.frameNumber, { height: 36, stolen: bike.status === "stolen" });
  sheet.space(12);
  sheet.columns(gap, [
    {
      width: photoWidth,
      draw: () =>
        photo === undefined
          ? notice(sheet, noPhoto, { ink: "quiet", ground: "soft" })
          : picture(sheet, photo, { width: photoWidth, height: 230 }),
    },
    {
      width: sheet.width - photoWidth - gap,
      draw: () => facts(sheet, [...bikeFacts(bike, language), ...ownershipFacts(bike, language)], 104),
    },
  ]);
  if (bike.description === undefined) return;
  heading(sheet, texts.description);
  sheet.text(bike.description, styles.body);
};

const leaveRoom = (sheet: Sheet): void => {
  sheet.need(entryHeight);
  sheet.space(entryHeight);
};

/** Runs last, because the page numbers are known only then. */
const writeContents = (sheet: Sheet, entries: readonly (readonly [name: string, place: number])[]): void => {
  for (const [name, place] of entries) {
    if (sheet.y + entryHeight > sheet.bottom) {
      sheet.doc.setPage(sheet.doc.getCurrentPageInfo().pageNumber + 1);
      sheet.y = page.margin;
    }
    const { left, y, width } = sheet;
    sheet.columns(0, [
      { width: width - 40, draw: () => sheet.line(name, styles.body) },
      { width: 40, draw: () => sheet.text(String(place), styles.strong, "right") },
    ]);
    sheet.doc.link(left, y, width, entryHeight, { pageNumber: place });
    sheet.y = y + entryHeight;
  }
};

export const allBikes = (fonts: FontBytes, { bikes, owner, issue }: BikeList): ArrayBuffer => {
  const texts = i18next.t(($) => $.papers.all, { returnObjects: true, skipInterpolation: true });
  const sheet = openSheet(fonts, texts.title, issue);
  letterhead(
    sheet,
    texts.title,
    i18next.t(($) => $.papers.all.lead, { count: bikes.length, owner }),
  );
  const isLong = bikes.length > fewBikes;
  if (isLong) heading(sheet, texts.contents);
  const start = sheet.y;
  if (isLong) for (const _ of bikes) leaveRoom(sheet);
  const entries = bikes.map((each, index) => {
    if (isLong || index > 0) sheet.newPage();
    const { pageNumber } = sheet.doc.getCurrentPageInfo();
    section(sheet, each, issue);
    return [nameOf(each.bike), pageNumber] as const;
  });
  if (isLong) {
    sheet.doc.setPage(1);
    sheet.y = start;
    writeContents(sheet, entries);
  }
  return closeSheet(sheet, issue);
};
