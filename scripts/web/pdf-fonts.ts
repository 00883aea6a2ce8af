import { type FontCut, type Range, writeFonts } from "./cut-fonts.ts";

/** Characters of Western Europe. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
];
/** Additional characters of names from the rest of Europe. */
const more: readonly Range[] = [[0x100, 0x24f]];

const figtree = "@fontsource-variable/figtree/files/figtree";
const familjen = "@fontsource-variable/familjen-grotesk/files/familjen-grotesk";
const redHat = "@fontsource-variable/red-hat-mono/files/red-hat-mono";

const truetype = (name: string, family: string, weight: number): FontCut[] =>
  [
    { file: `pdf-${name}.ttf`, source: `${family}-latin-wght-normal.woff2`, ranges: latin },
    { file: `pdf-${name}-more.ttf`, source: `${family}-latin-ext-wght-normal.woff2`, ranges: more },
  ].map((font) => ({ ...font, format: "truetype", weights: weight }) as const);

/** The fonts of printed documents, as files that a PDF can hold. */
const pdfFonts: readonly FontCut[] = [
  ...truetype("body", figtree, 400),
  ...truetype("strong", figtree, 650),
  ...truetype("title", familjen, 700),
  ...truetype("number", redHat, 650),
];

export const writePdfFonts = (): Promise<void> => writeFonts("pdf", pdfFonts);
