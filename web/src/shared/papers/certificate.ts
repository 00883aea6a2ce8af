import i18next from "i18next";
import { dayText } from "#web/i18n/day-text.ts";
import type { FontBytes } from "#web/ui/pdf/faces.ts";
import { styles } from "#web/ui/pdf/faces.ts";
import { type Fact, facts, heading, notice, paragraph, picture, plate, qrCode } from "#web/ui/pdf/parts.ts";
import type { Sheet } from "#web/ui/pdf/sheet.ts";
import { bikeFacts } from "./bike-facts.ts";
import { historyLines } from "./history-lines.ts";
import { letterhead } from "#web/ui/pdf/letterhead.ts";
import { closeSheet, openSheet } from "./open-sheet.ts";
import type { BikePaper } from "./paper.ts";
import { publicAddress } from "./public-address.ts";

const gap = 22;
const leftWidth = 205;
const codeSize = 92;

/** The code that leads to what the register says today. */
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

/** Photo and code on the left, owner and facts on the right. */
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

/** Writes the certificate from where the sheet stands. */
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

/** The owner's certificate of one bike. */
export const certificate = (fonts: FontBytes, paper: BikePaper): ArrayBuffer => {
  const title = `${i18next.t(($) => $.papers.certificate.title)} ${paper.bike.frameNumber}`;
  const sheet = openSheet(fonts, title, paper.issue);
  writeCertificate(sheet, paper);
  return closeSheet(sheet, paper.issue, paper.bike.frameNumber);
};
