import i18next from "i18next";
import { dayText } from "#web/platform/i18n/day-text.ts";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { type FontBytes, type Style, styles } from "#web/platform/ui/pdf/faces.ts";
import { notice, picture, plate, qrCode } from "#web/platform/ui/pdf/parts.ts";
import { page, type Sheet } from "#web/platform/ui/pdf/sheet.ts";
import { closeSheet, openSheet } from "./open-sheet.ts";
import type { PosterPaper } from "./paper.ts";
import { publicAddress } from "./public-address.ts";

/** In points. The large one is used if it leaves room for the rest. */
const codeSizes = { large: 142, small: 118 };
/** Below the code. */
const adviceHeight = 60;
const smallestPhoto = 150;
const headHeight = 128;
const plateHeight = 54;
const rewardHeight = 48;

const where: Style = { ...styles.strong, size: 14 };
const description: Style = { ...styles.body, size: 11.5 };

/** A part of fixed height; the photo gets the remaining space. */
type Block = { readonly height: number; readonly draw: () => void };

const head = (sheet: Sheet): void => {
  sheet.fillBox({ x: 0, y: 0, width: page.width, height: headHeight }, "stolen");
  sheet.y = 6;
  sheet.line(
    i18next.t(($) => $.papers.poster.title),
    { face: "title", size: 84, ink: "white" },
    "center",
  );
  sheet.y = headHeight + 18;
};

const clipped = (sheet: Sheet, text: string, lines: number, style: Style): Block => {
  const short = sheet.lettering.clip(text, lines, sheet.width, style);
  return { height: sheet.heightOf(short, style) + 8, draw: () => sheet.text(short, style) };
};

/** Large if the name fits on one line, else smaller on two. */
const name = (sheet: Sheet, text: string): Block => {
  const large: Style = { ...styles.title, size: 30 };
  return sheet.lettering.width(text, large) <= sheet.width
    ? clipped(sheet, text, 1, large)
    : clipped(sheet, text, 2, { ...large, size: 20 });
};

const reward = (sheet: Sheet, { theft, issue }: PosterPaper): Block[] => {
  if (theft.reward === undefined) return [];
  const text = i18next.t(($) => $.papers.poster.reward, { reward: kronorText(theft.reward, issue.language) });
  const draw = () => {
    const { left, y, width } = sheet;
    sheet.fillBox({ x: left, y, width, height: rewardHeight, radius: 8 }, "sun");
    sheet.y += 5;
    sheet.line(text, { face: "title", size: 27, ink: "text" }, "center");
  };
  return [{ height: rewardHeight + 8, draw }];
};

const blocks = (sheet: Sheet, paper: PosterPaper): Block[] => {
  const { bike, theft, issue } = paper;
  const place = i18next.t(($) => $.papers.poster.at, { place: theft.place, city: theft.city });
  const when = i18next.t(($) => $.papers.poster.stolen, { date: dayText(theft.stolenDate, issue.language) });
  const traits = [
    i18next.t(($) => $.vocabulary.types[bike.type]),
    i18next.t(($) => $.vocabulary.colours[bike.color]),
  ];
  return [
    name(sheet, `${bike.brand} ${bike.model}`),
    clipped(sheet, `${when}. ${place}`, 3, where),
    {
      height: plateHeight + 10,
      draw: () => plate(sheet, bike.frameNumber, { height: plateHeight, stolen: true }),
    },
    clipped(sheet, traits.join(", "), 1, where),
    ...(bike.description === undefined ? [] : [clipped(sheet, bike.description, 4, description)]),
    ...reward(sheet, paper),
  ];
};

const tip = (sheet: Sheet, { bike, issue }: PosterPaper, codeSize: number): void => {
  const texts = i18next.t(($) => $.papers.poster, { returnObjects: true, skipInterpolation: true });
  sheet.columns(16, [
    { width: codeSize, draw: () => qrCode(sheet, publicAddress(bike, issue.origin), codeSize) },
    {
      width: sheet.width - codeSize - 16,
      draw: () => {
        sheet.space(18);
        sheet.line(texts.seen, { ...styles.title, size: 25 });
        sheet.text(texts.scan, { ...styles.body, size: 14 });
      },
    },
  ]);
  sheet.space(8);
  notice(sheet, texts.safety, { ink: "text", ground: "soft" });
};

/** An A4 poster for the place of the theft, without anything about the owner. */
export const poster = (fonts: FontBytes, paper: PosterPaper): ArrayBuffer => {
  const { bike, photo, issue } = paper;
  const sheet = openSheet(fonts, `${i18next.t(($) => $.papers.poster.title)} ${bike.frameNumber}`, issue);
  head(sheet);
  const parts = blocks(sheet, paper);
  const room = sheet.bottom - adviceHeight - sheet.y - parts.reduce((sum, part) => sum + part.height, 14);
  const isRoomy = room - codeSizes.large >= (photo === undefined ? 0 : smallestPhoto);
  const codeSize = isRoomy ? codeSizes.large : codeSizes.small;
  if (photo !== undefined) {
    picture(sheet, photo, { width: sheet.width, height: room - codeSize });
    sheet.space(14);
  }
  for (const { height, draw } of parts) {
    const { y } = sheet;
    draw();
    sheet.y = y + height;
  }
  sheet.y = sheet.bottom - codeSize - adviceHeight;
  tip(sheet, paper, codeSize);
  return closeSheet(sheet, issue, bike.frameNumber);
};
