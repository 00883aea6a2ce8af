import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

const fontFolder = path.resolve(import.meta.dirname, "../../out/fonts");
const packages = createRequire(import.meta.url);

/** First and last code point, as in `unicode-range`. */
export type Range = readonly [number, number];

export type FontCut = {
  /** With the format's file extension. */
  readonly file: string;
  readonly source: string;
  readonly format: "woff2" | "truetype";
  readonly ranges: readonly Range[];
  /** One weight makes a font that no longer varies. */
  readonly weights: number | { readonly min: number; readonly max: number };
};

const textOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join("");

const cut = async ({ source, ranges, weights, format }: FontCut): Promise<Buffer> =>
  subsetFont(await readFile(packages.resolve(source)), textOf(ranges), {
    targetFormat: format,
    variationAxes: { wght: weights },
  });

/** Writes subsets into out/fonts, unless they are there with the same description. `name` separates sets of fonts. */
export const writeFonts = async (name: string, fonts: readonly FontCut[]): Promise<void> => {
  const stamp = path.join(fontFolder, `${name}.json`);
  const wanted = JSON.stringify(fonts);
  if ((await readFile(stamp, "utf8").catch(() => "")) === wanted) return;
  await mkdir(fontFolder, { recursive: true });
  for (const font of fonts) await writeFile(path.join(fontFolder, font.file), await cut(font));
  await writeFile(stamp, wanted);
};
