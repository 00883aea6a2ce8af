import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const folder = path.resolve(import.meta.dirname, "../../out/fonts");
const packages = createRequire(import.meta.url);

/** First and last code point, as `unicode-range` counts them. */
type Range = readonly [number, number];

/** What Swedish and English pages are written with. */
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
/** What frame numbers are written with, hidden signs included. */
const numbers: readonly Range[] = [
  [0x20, 0x20],
  [0x2d, 0x39],
  [0x41, 0x5a],
  [0x2022, 0x2022],
];

type CoreFont = {
  readonly name: string;
  readonly source: string;
  readonly ranges: readonly Range[];
  readonly weights: { readonly min: number; readonly max: number };
};

/** The part of each font that a first paint needs, a third lighter than what its package has as its smallest file. */
export const coreFonts: readonly CoreFont[] = [
  {
    name: "familjen-grotesk-core",
    source: "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2",
    ranges: prose,
    weights: { min: 400, max: 700 },
  },
  {
    name: "figtree-core",
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    ranges: prose,
    weights: { min: 300, max: 800 },
  },
  {
    name: "red-hat-mono-core",
    source: "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2",
    ranges: numbers,
    weights: { min: 400, max: 700 },
  },
];

const textOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join("");

const cut = async ({ source, ranges, weights }: CoreFont): Promise<Buffer> =>
  subsetFont(await readFile(packages.resolve(source)), textOf(ranges), {
    targetFormat: "woff2",
    variationAxes: { wght: weights },
  });

/** Cuts the fonts that fonts.css asks for into out/fonts, unless they lie there as described here. */
export const writeCoreFonts = async (): Promise<void> => {
  const stamp = path.join(folder, "stamp.json");
  const wanted = JSON.stringify(coreFonts);
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  await mkdir(folder, { recursive: true });
  for (const font of coreFonts) await writeFile(path.join(folder, `${font.name}.woff2`), await cut(font));
  await writeFile(stamp, wanted);
};
