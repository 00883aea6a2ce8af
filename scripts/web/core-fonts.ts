import { type FontCut, type Range, writeFonts } from "./cut-fonts.ts";

/** Characters of Swedish and English pages. */
const prose: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xc4, 0xc5],
  [0xc9, 0xc9],
  [0xd6, 0xd7],
  [0xe4, 0xe5],
  [0xe9, 0xe9],
  [0xf6, 0xf6],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
/** Characters of frame numbers, including the mask of hidden ones. */
const numbers: readonly Range[] = [
  [0x20, 0x20],
  [0x2d, 0x39],
  [0x41, 0x5a],
  [0x2022, 0x2022],
];

type CoreFont = FontCut & { readonly name: string };

/** The subset of each font for the first paint, a third lighter than the smallest file of its package. */
export const coreFonts: readonly CoreFont[] = [
  {
    name: "familjen-grotesk-core",
    file: "familjen-grotesk-core.woff2",
    format: "woff2",
    source: "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
    ranges: prose,
    weights: { min: 400, max: 700 },
  },
  {
    name: "figtree-core",
    file: "figtree-core.woff2",
    format: "woff2",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    ranges: prose,
    weights: { min: 300, max: 800 },
  },
  {
    name: "red-hat-mono-core",
    file: "red-hat-mono-core.woff2",
    format: "woff2",
    source: "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2",
    ranges: numbers,
    weights: { min: 400, max: 700 },
  },
];

export const writeCoreFonts = (): Promise<void> => writeFonts("core", coreFonts);
