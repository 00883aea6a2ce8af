import { lineRoles } from "./article-lines.ts";
import { colourWords } from "./colour-words.ts";
import { plainText } from "#lambdas/platform/ocr/plain-text.ts";
import type { BrandOnReceipt } from "./read-brand.ts";
import type { Reading } from "./reading.ts";
import type { TextLine } from "#lambdas/platform/ocr/text-line.ts";

const maxLength = 60;

/** A model is less certain than its make: its end is a guess. */
const confidenceFactor = 0.9;

const amount = String.raw`\s+(?:\d{1,3}(?:[ .-]\d{3})+|\d+)(?:[.,]\d{2})?\s*`;
/**
 * A sum with its currency, even misread as in `21-905 KE`, and everything after it; or a sum with
 * thousands or öre at the end.
 */
const price = new RegExp(
  String.raw`${amount}(?:k[a-z]\b|sek\b|:-).*$|\s+(?:\d{1,3}(?:[ .-]\d{3})+|\d{4,6}|\d+(?=[.,]\d{2}))(?:[.,]\d{2})?\s*$`,
  "i",
);
/** A quantity of one, as OCR may misread it. */
const onePiece = /\s+[1lIidj|](?:\s*st)?\.?$/;
const frameLabel = /\s*\b(?:ram|serie)\s*-?\s*(?:nr|no|nummer)\b.*$/i;
const nothingKnown = /^(?:unknown|okand|saknas|-+)$/;

const plainWord = (word: string): string => plainText(word).replaceAll(/[^a-z]/g, "");
const isKind = (word: string): boolean => plainWord(word).endsWith("cykel");
const isColour = (phrase: string): boolean => colourWords.some(([pattern]) => pattern.test(phrase));

/** Drops words for the kind, such as `damcykel`, and a colour at the end, such as `light blue`. */
const withoutDescription = (words: readonly string[]): string[] => {
  const from = words.findIndex((word) => !isKind(word));
  const kind = words.findIndex((word, index) => index > from && isKind(word));
  const remaining = from === -1 ? [] : words.slice(from, kind === -1 ? undefined : kind);
  const [last = "", before = ""] = remaining.toReversed().map(plainWord);
  if (before !== "" && isColour(`${before} ${last}`)) return remaining.slice(0, -2);
  return isColour(last) ? remaining.slice(0, -1) : remaining;
};

/** Removes price, quantity, frame number, kind and colour from the words after a make. */
export const cleanModel = (behind: string): string | undefined => {
  const withoutNumber = behind.replace(frameLabel, "");
  const withoutPrice = ` ${withoutNumber}`.replace(price, "");
  const words = (withoutPrice === ` ${withoutNumber}` ? withoutPrice : withoutPrice.replace(onePiece, ""))
    .replaceAll(/[^\p{L}\p{N}\s.+&/'-]/gu, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const model = withoutDescription(words).join(" ");
  return model === "" || model.length > maxLength || nothingKnown.test(plainText(model)) ? undefined : model;
};

/** If the make is alone on its line, the model is on the next. */
const besideOrBelow = (lines: readonly TextLine[], brand: BrandOnReceipt): TextLine | undefined => {
  const roles = lineRoles(lines);
  const isBelow = roles[brand.line] === "heading" && brand.behind.length <= 2;
  if (isBelow) return roles[brand.line + 1] === "article" ? lines[brand.line + 1] : undefined;
  return { text: brand.behind, confidence: brand.confidence };
};

/** The model is after its make, or on the line below, or after the word 'Modell'. */
export const modelOnReceipt = (
  lines: readonly TextLine[],
  brand: BrandOnReceipt | undefined,
): Reading<string> | undefined => {
  const labelled = lines
    .map(({ text, confidence }) => ({ text: /\bmodell?\s*:\s*(.+)$/i.exec(text)?.[1], confidence }))
    .find(({ text }) => text !== undefined);
  const source = labelled ?? (brand && besideOrBelow(lines, brand));
  const value = source?.text === undefined ? undefined : cleanModel(source.text);
  if (value === undefined) return undefined;
  const sureness = Math.min(source?.confidence ?? 0, labelled ? 100 : (brand?.confidence ?? 0));
  return { value, confidence: sureness * confidenceFactor };
};
