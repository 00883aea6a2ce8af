import i18next from "i18next";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { type FontBytes, styles } from "#web/platform/ui/pdf/faces.ts";
import {
  type Fact,
  facts,
  heading,
  notice,
  paragraph,
  picture,
  plate,
  qrCode,
} from "#web/platform/ui/pdf/parts.ts";
import type { Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { bikeFacts } from "./bike-facts.ts";
import { letterhead } from "#web/platform/ui/pdf/letterhead.ts";
import { closeSheet, openSheet } from "./open-sheet.ts";
import type { BikePaper } from "./paper.ts";
import { publicAddress } from "./public-address.ts";
import type { Language } from "#contract/people/accounts.ts";
import type { OwnershipHistory, OwnershipPeriod, PastTheft } from "#contract/bikes/history.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";

type Line = { readonly when: string; readonly what: string };

const periodLine = (period: OwnershipPeriod, language: Language): Line => {
  const texts = i18next.t(($) => $.papers.history, { returnObjects: true, skipInterpolation: true });
  const { startDate, endDate, ownerName, acquisition, verified, store, purchasePrice } = period;
  const end = endDate === undefined ? texts.now : dayText(endDate, language);
  const parts = [
    texts[acquisition],
    verified ? texts.verified : undefined,
    store && i18next.t(($) => $.papers.history.store, { store: store.storeName }),
    purchasePrice !== undefined &&
      i18next.t(($) => $.papers.history.price, { price: kronorText(purchasePrice, language) }),
  ];
  return {
    when: `${dayText(startDate, language)} – ${end}`,
    what: `${ownerName}. ${parts.filter((part) => typeof part === "string").join(", ")}.`,
  };
};

const theftLine = ({ stolenDate, recoveredAt }: PastTheft, language: Language): Line => {
  const date = dayText(stolenDate, language);
  return {
    when: date,
    what:
      recoveredAt === undefined
        ? i18next.t(($) => $.papers.history.stolen, { date })
        : i18next.t(($) => $.papers.history.recovered, { date, recovered: dayText(recoveredAt, language) }),
  };
};

const historyLines = ({ periods, thefts, earlier }: OwnershipHistory, language: Language): Line[] => [
  ...thefts.map((theft) => theftLine(theft, language)),
  ...[...periods, ...earlier].map((period) => periodLine(period, language)),
];

const gap = 22;
const leftWidth = 205;
const codeSize = 92;

/** The QR code opens the bike's current public page. */
const check = (sheet: Sheet, { bike, issue }: BikePaper): void => {
  const address = publicAddress(bike, issue.origin);
  const date = dayText(issue.at, issue.language);
  sheet.columns(6, [
    { width: codeSize, draw: () => qrCode(sheet, address, codeSize) },
    {
      width: sheet.width - codeSize - 6,
      draw: () => {
        sheet.space(8);
        sheet.text(
          i18next.t(($) => $.papers.certificate.check),
          styles.strong,
        );
      },
    },
  ]);
  sheet.space(4);
  sheet.text(
    i18next.t(($) => $.papers.certificate.issued, { date, address }),
    styles.quiet,
  );
};

const identity = (sheet: Sheet, paper: BikePaper): void => {
  const { bike, history, photo, issue } = paper;
  const texts = i18next.t(($) => $.papers.certificate, { returnObjects: true, skipInterpolation: true });
  const current = history.periods.find(({ own, endDate }) => own && endDate === undefined);
  const rows: Fact[] = [
    [texts.owner, current?.ownerName],
    [texts.proof, current?.verified === true ? texts.verified : texts.unverified],
    ...bikeFacts(bike, issue.language),
  ];
  const drawLeft = () => {
    if (photo !== undefined) picture(sheet, photo, { width: leftWidth, height: 230 });
    sheet.space(photo === undefined ? 0 : 16);
    check(sheet, paper);
  };
  sheet.columns(gap, [
    { width: leftWidth, draw: drawLeft },
    { width: sheet.width - leftWidth - gap, draw: () => facts(sheet, rows, 96) },
  ]);
};

export const writeCertificate = (sheet: Sheet, paper: BikePaper): void => {
  const { bike, history, issue } = paper;
  letterhead(
    sheet,
    i18next.t(($) => $.papers.certificate.title),
    i18next.t(($) => $.papers.certificate.lead),
  );
  plate(sheet, bike.frameNumber, { height: 46, stolen: bike.status === "stolen" });
  sheet.space(16);
  if (bike.stolenSince !== undefined) {
    const date = dayText(bike.stolenSince, issue.language);
    notice(
      sheet,
      i18next.t(($) => $.papers.certificate.stolen, { date }),
      { ink: "stolen", ground: "stolenSoft" },
    );
    sheet.space(16);
  }
  identity(sheet, paper);
  if (bike.description !== undefined) {
    heading(
      sheet,
      i18next.t(($) => $.papers.facts.description),
    );
    paragraph(sheet, bike.description);
  }
  heading(
    sheet,
    i18next.t(($) => $.papers.history.title),
  );
  facts(
    sheet,
    historyLines(history, issue.language).map(({ when, what }) => [when, what]),
    190,
  );
};

export const certificate = (fonts: FontBytes, paper: BikePaper): ArrayBuffer => {
  const title = `${i18next.t(($) => $.papers.certificate.title)} ${paper.bike.frameNumber}`;
  const sheet = openSheet(fonts, title, paper.issue);
  writeCertificate(sheet, paper);
  return closeSheet(sheet, paper.issue, paper.bike.frameNumber);
};
