import { type LineRole, lineRoles } from "./article-lines.ts";
import { brands } from "#lambdas/bikes/brands.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";
import { type Reading, surest } from "./reading.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

const listed = (names: string): string[] => names.split(",").map((name) => name.trim());

/**
 * Makes whose name is also a common word, first name or colour. On a receipt they count only at the
 * beginning of an article.
 */
const everydayWords: ReadonlySet<string> = new Set(
  listed(`
  Apollo, BH, Cowboy, Cube, Diamant, Factor, Focus, Genesis, Ghost, Giant, Juliana, Liv, Look, Mate,
  Mustang, Olympia, Pilen, Rex, Rose, Salsa, SCO, Scott, Serious, Sparta, Stevens, Triumph, Victoria,
  White, GT, 3T
`).map((brand) => brand.toLowerCase()),
);

export type BrandOnReceipt = Reading<string> & { readonly line: number; readonly behind: string };

/** Factor for one wrong letter. Shorter names must be exact: too many words are close to them. */
const slipFactor = 0.7;
const minLengthWithSlip = 5;

/** Factor for a make outside the article lines, such as in the shop's name. */
const elsewhereFactor = 0.5;

const keyOf = (text: string): string => plainText(text).replaceAll(/[^a-z0-9]/g, "");
const brandsByKey = new Map(brands.map((brand) => [keyOf(brand), brand]));
const maxNameWords = 3;
const articleIntroduction = /^(?:st|märke:?|cykel:?)$/i;

/** True if at most one letter is wrong, missing or added. */
export const differByOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
};

/** The currency is one letter from the make Kronan. */
const currency = /^kron(?:a|or)$/;

const nearest = (key: string): string | undefined => {
  if (currency.test(key) || key.length < minLengthWithSlip - 1) return undefined;
  const [near] =
    [...brandsByKey].find(([brand]) => brand.length >= minLengthWithSlip && differByOne(key, brand)) ?? [];
  return near;
};

type BrandMention = { brand: string; key: string; exact: boolean; from: number; to: number };

const brandsIn = (words: readonly string[]): BrandMention[] =>
  words.flatMap((_, from): BrandMention[] => {
    for (let to = Math.min(from + maxNameWords, words.length); to > from; to -= 1) {
      const key = keyOf(words.slice(from, to).join(""));
      const exactly = brandsByKey.get(key);
      if (exactly) return [{ brand: exactly, key, exact: true, from, to }];
    }
    const key = nearest(keyOf(words[from] ?? ""));
    const brand = key && brandsByKey.get(key);
    return key && brand ? [{ brand, key, exact: false, from, to: from + 1 }] : [];
  });

/** True if the line contains a make in exact spelling. */
export const namesMake = ({ text }: TextLine): boolean =>
  brandsIn(text.split(/\s+/)).some(({ exact }) => exact);

export const brandOnFrame = (lettering: readonly TextLine[]): Reading<string> | undefined =>
  surest(
    lettering.flatMap(({ text, confidence }) =>
      brandsIn(text.split(/\s+/)).map(({ brand, exact }) => ({
        value: brand,
        confidence: confidence * (exact ? 1 : slipFactor),
      })),
    ),
  );

/** A make that is also a common word counts at the beginning of an article or alone above one. */
const isMeant = ({ key, from, to }: BrandMention, words: readonly string[], role: LineRole): boolean => {
  if (!everydayWords.has(key)) return true;
  const beginning = words.findIndex((word) => /\p{L}{2}/u.test(word) && !articleIntroduction.test(word));
  return from === beginning && (role === "article" || (role === "heading" && to === words.length));
};

export const brandOnReceipt = (lines: readonly TextLine[]): BrandOnReceipt | undefined => {
  const roles = lineRoles(lines);
  const mentions = lines.flatMap(({ text, confidence }, line) => {
    const words = text.split(/\s+/).filter((word) => word !== "");
    const role = roles[line] ?? "other";
    return brandsIn(words)
      .filter((mention) => isMeant(mention, words, role) && (mention.exact || role !== "other"))
      .map(({ brand, exact, to }) => ({
        value: brand,
        confidence: confidence * (exact ? 1 : slipFactor) * (role === "other" ? elsewhereFactor : 1),
        line,
        behind: words.slice(to).join(" "),
      }));
  });
  return mentions.reduce<BrandOnReceipt | undefined>(
    (best, mention) => (best && best.confidence >= mention.confidence ? best : mention),
    undefined,
  );
};
