import { plainText } from "#lambdas/analysis/plain-text.ts";
import type { TextLine } from "#lambdas/analysis/vision.ts";

const shopLine =
  /(?:^|\s)(?:ab|hb|kb|aktiebolag|handelsbolag)(?:$|[\s.,])|www\.|@|\.se\b|\.com\b|tel(?:efon)?\b|org\.?\s?nr/;
const personLine = /^\s*(?:kund|kop(?:are|t av)|namn|personn|agare|leverans|faktura|adress|datum|kvitto)/;
const priceOrArticle =
  /\d\s?(?:kr|sek|:-)|\d[.,]\d{2}\b|\d \d{3}\b|cykel|bike|\bram\s*-?\s*n|racer|modell|marke|\bst\b/;

/** The lines of a receipt that speak of what was bought: those with a price, an article word or a frame number, and the line before each. */
export const articleLines = (lines: readonly TextLine[]): boolean[] => {
  const plain = lines.map(({ text }) => plainText(text));
  const is = (index: number) => {
    const line = plain[index];
    return line !== undefined && priceOrArticle.test(line) && !shopLine.test(line) && !personLine.test(line);
  };
  return plain.map(
    (line, index) => !shopLine.test(line) && !personLine.test(line) && (is(index) || is(index + 1)),
  );
};
