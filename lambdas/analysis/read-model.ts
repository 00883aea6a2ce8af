import { lineRoles } from "#lambdas/analysis/article-lines.ts";
import { colourWords } from "#lambdas/analysis/colour-words.ts";
import { plainText } from "#lambdas/analysis/plain-text.ts";
import type { BrandOnReceipt } from "#lambdas/analysis/read-brand.ts";
import type { Reading } from "#lambdas/analysis/reading.ts";
import type { TextLine } from "#lambdas/analysis/vision.ts";

const maxLength = 60;

/** A model is less certain than its make: where it ends is a guess. */
const confidenceFactor = 0.9;

const price =
  /\s+(?:\d{1,3}(?:[ .]\d{3})+|\d{4,6}|\d+(?=[.,]\d{2}|\s*(?:kr|sek|:-)))(?:[.,]\d{2})?\s*(?:kr|sek|:-)?\s*$/i;
const quantity = /\s+\d(?:\s*st)?\.?$/i;
const frameLabel = /\s*\b(?:ram|serie)\s*-?\s*(?:nr|no|nummer)\b.*$/i;
const nothingKnown = /^(?:unknown|okand|saknas|-+)$/;

/** How many words at the end name the kind or the colour, as `damcykel` or `light blue`. */
const trailingDescription = (words: readonly string[]): number => {
  const [last = "", before = ""] = words
    .toReversed()
    .map((word) => plainText(word).replaceAll(/[^a-z]/g, ""));
  const isColour = (phrase: string) => colourWords.some(([pattern]) => pattern.test(phrase));
  if (before !== "" && isColour(`${before} ${last}`)) return 2;
  return last.endsWith("cykel") || isColour(last) ? 1 : 0;
};

/** What is left of the words behind a make without price, number of pieces, frame number, and the kind and colour at the end. */
export const cleanModel = (behind: string): string | undefined => {
  const withoutNumber = behind.replace(frameLabel, "");
  const withoutPrice = ` ${withoutNumber}`.replace(price, "");
  const words = (withoutPrice === ` ${withoutNumber}` ? withoutPrice : withoutPrice.replace(quantity, ""))
    .replaceAll(/[^\p{L}\p{N}\s.+&/'-]/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  for (let more = trailingDescription(words); more > 0; more = trailingDescription(words))
    words.splice(-more);
  const model = words.join(" ");
  return model === "" || model.length > maxLength || nothingKnown.test(plainText(model)) ? undefined : model;
};

/** The model stands behind its make, or on the line below where the make stands alone, or behind the word 'Modell'. */
export const modelOnReceipt = (
  lines: readonly TextLine[],
  brand: BrandOnReceipt | undefined,
): Reading<string> | undefined => {
  const labelled = lines
    .map(({ text, confidence }) => ({ text: /\bmodell?\s*:\s*(.+)$/i.exec(text)?.[1], confidence }))
    .find(({ text }) => text !== undefined);
  const below = brand && lineRoles(lines)[brand.line + 1] === "article" ? lines[brand.line + 1] : undefined;
  const source = labelled ?? (brand?.behind ? { ...lines[brand.line], text: brand.behind } : below);
  const value = source?.text === undefined ? undefined : cleanModel(source.text);
  if (value === undefined) return undefined;
  const sureness = Math.min(source?.confidence ?? 0, labelled ? 100 : (brand?.confidence ?? 0));
  return { value, confidence: sureness * confidenceFactor };
};
