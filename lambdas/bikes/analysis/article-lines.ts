import { plainText } from "#lambdas/platform/ocr/plain-text.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

const shopLine =
  /(?:^|\s)(?:ab|hb|kb|aktiebolag|handelsbolag)(?:$|[\s.,])|www\.|@|\.se\b|\.com\b|tel(?:efon)?\b|org\.?\s?nr/;
const personLine = /^\s*(?:kund|kop(?:are|t av)|namn|personn|agare|leverans|faktura|adress|datum|kvitto)/;
const priceOrArticle = /\d\s?(?:kr|sek|:-)|\d[.,]\d{2}\b|\d[ -]\d{3}\b|cykel|bike|racer|modell|marke|\bst\b/;
const frameNumberLine = /\bram\s*-?\s*n/;

/**
 * `article` has a price, an article word or a frame number on it or below it. `heading` stands just
 * above such a line, like a make on a narrow receipt.
 */
export type LineRole = "article" | "heading" | "other";

export const lineRoles = (lines: readonly TextLine[]): LineRole[] => {
  const plain = lines.map(({ text }) => plainText(text));
  const isAside = (line: string) => shopLine.test(line) || personLine.test(line);
  const isArticle = (index: number) => {
    const [line = "", next = ""] = plain.slice(index, index + 2);
    const speaks = priceOrArticle.test(line) || frameNumberLine.test(line) || frameNumberLine.test(next);
    return speaks && !isAside(line);
  };
  return plain.map((line, index) => {
    if (isArticle(index)) return "article";
    return isArticle(index + 1) && !isAside(line) ? "heading" : "other";
  });
};

export const boughtLines = (lines: readonly TextLine[]): TextLine[] => {
  const roles = lineRoles(lines);
  return lines.filter((_, index) => roles[index] !== "other");
};
