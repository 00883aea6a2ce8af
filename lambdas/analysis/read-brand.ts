import { type LineRole, lineRoles } from "#lambdas/analysis/article-lines.ts";
import { everydayWords } from "#lambdas/analysis/everyday-words.ts";
import { brands } from "#lambdas/shared/brands.ts";
import { plainText } from "#lambdas/shared/ocr/plain-text.ts";
import { type Reading, surest } from "#lambdas/analysis/reading.ts";
import type { TextLine } from "#lambdas/shared/ocr/text-line.ts";

/** A make on a receipt, with the line it stands on and the words behind it there. */
export type BrandOnReceipt = Reading<string> & { readonly line: number; readonly behind: string };

/** What one wrong letter leaves of the confidence. Shorter names are forgiven none: too many words are as close. */
const slipFactor = 0.7;
const shortestWithSlip = 5;

/** The make a shop is named after, or a name in prose, is a guess. */
const elsewhereFactor = 0.5;

const keyOf = (text: string): string => plainText(text).replaceAll(/[^a-z0-9]/g, "");
const brandsByKey = new Map(brands.map((brand) => [keyOf(brand), brand]));
const longestName = 3;
const articleIntroduction = /^(?:st|märke:?|cykel:?)$/i;

/** Whether two texts differ by at most one letter that is wrong, missing or too much. */
export const differByOne = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1);
};

/** The currency is one letter from a make. */
const currency = /^kron(?:a|or)$/;

const nearest = (key: string): string | undefined => {
  if (currency.test(key) || key.length < shortestWithSlip - 1) return undefined;
  const [found] =
    [...brandsByKey].find(([brand]) => brand.length >= shortestWithSlip && differByOne(key, brand)) ?? [];
  return found;
};

type Found = { brand: string; key: string; exact: boolean; from: number; to: number };

/** Every make in a line; a longer name goes before a shorter one. */
const brandsIn = (words: readonly string[]): Found[] =>
  words.flatMap((_, from): Found[] => {
    for (let to = Math.min(from + longestName, words.length); to > from; to -= 1) {
      const key = keyOf(words.slice(from, to).join(""));
      const exactly = brandsByKey.get(key);
      if (exactly) return [{ brand: exactly, key, exact: true, from, to }];
    }
    const key = nearest(keyOf(words[from] ?? ""));
    const brand = key && brandsByKey.get(key);
    return key && brand ? [{ brand, key, exact: false, from, to: from + 1 }] : [];
  });

/** Whether a line names a make, to the letter. */
export const namesMake = ({ text }: TextLine): boolean =>
  brandsIn(text.split(/\s+/)).some(({ exact }) => exact);

/** The make by the lettering on a frame. */
export const brandOnFrame = (lettering: readonly TextLine[]): Reading<string> | undefined =>
  surest(
    lettering.flatMap(({ text, confidence }) =>
      brandsIn(text.split(/\s+/)).map(({ brand, exact }) => ({
        value: brand,
        confidence: confidence * (exact ? 1 : slipFactor),
      })),
    ),
  );

/** A name that is also a common word counts where it begins an article, or stands alone above one. */
const isMeant = ({ key, from, to }: Found, words: readonly string[], role: LineRole): boolean => {
  if (!everydayWords.has(key)) return true;
  const beginning = words.findIndex((word) => /\p{L}{2}/u.test(word) && !articleIntroduction.test(word));
  return from === beginning && (role === "article" || (role === "heading" && to === words.length));
};

/** The make by a receipt, the surest mention of it. */
export const brandOnReceipt = (lines: readonly TextLine[]): BrandOnReceipt | undefined => {
  const roles = lineRoles(lines);
  const mentions = lines.flatMap(({ text, confidence }, line) => {
    const words = text.split(/\s+/).filter((word) => word !== "");
    const role = roles[line] ?? "other";
    return brandsIn(words)
      .filter((found) => isMeant(found, words, role) && (found.exact || role !== "other"))
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
