import {
  canonicalFrameNumber,
  isSearchableEnd,
  isFrameNumber,
  isSearchableNumber,
  withoutLabel,
} from "#contract/bikes/frame-number.ts";
import { senseOf } from "./vocabulary.ts";
import { fold } from "#lambdas/bikes/index/normalise.ts";

/** A part of a number. `whole`: it can be a complete one. */
export type NumberQuery = { readonly canonical: string; readonly whole: boolean };

/** A search text read as words, as a frame number, or possibly as both. */
export type Question = { readonly text?: string; readonly number?: NumberQuery };

/**
 * A long run of letters is a word, even before a short number such as `Marlin7`, and so are known
 * words as in `mtb 29 tum`. Short runs may belong to a frame number.
 */
const isWord = (part: string): boolean =>
  /^\p{L}{4,}\d{0,2}$/u.test(part) || (/^\p{L}{2,}$/u.test(part) && senseOf(fold(part)) !== undefined);

/** Shorter codes can be models: `M.01`. */
const minNumberLength = 6;

const isDigits = (canonical: string): boolean => /^\d{4,}$/.test(canonical);

const noun = String.raw`(?:ram|serie|frame|serial)?\s*(?:nummer|nr|number|no)|ram|frame|serial|(?:de )?(?:fyra |4 )?sista(?: siffrorna| siffror)?|(?:the )?last (?:four |4 )?digits`;
const verb = String.raw`(?:som\s+|that\s+)?(?:slutar|börjar|ends|starts)(?:\s+(?:på|med|in|with))?`;

const label = new RegExp(String.raw`^\s*(?:(?:${noun})(?:\s+${verb})?|${verb})[\s.:#]+(?=.*\d)`, "i");

/** Marks around a copied number, or in place of an unknown part. */
const around =
  /^["'\u201c\u201d\u201e»«(*#\u2026?.]+(?=.*\d)|(?<=\d.*)["'\u201c\u201d\u201e»«)*\u2026?!,;:.]+$/g;

const maxDigitsOfWords = 3;

/** Years, and sums or sizes with a unit, do not belong to a number. */
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
const unit = /^(?:kr|kronor|sek|wh|w|km|cm|mm|mil|:-)$/i;

/**
 * The only word that may be a whole number, as in `WTU204K8861 crescent`, or the end of one, as in
 * `trek 0815`.
 */
const numberAmong = (text: string): NumberQuery | undefined => {
  const typed = text.split(/[\s,;|]+/);
  const [canonical, another] = typed
    .filter((_, place) => !unit.test(typed[place + 1] ?? ""))
    .map((word) => canonicalFrameNumber(word.replaceAll(around, "")))
    .filter((word) => isSearchableEnd(word) && word.replaceAll(/\D/g, "").length > maxDigitsOfWords)
    .filter((word) => !isYear(word));
  return typed.length > 1 && canonical !== undefined && another === undefined
    ? { canonical, whole: isFrameNumber(canonical) }
    : undefined;
};

/**
 * `WTU 204-K88` and `98452` can only be numbers; `Marlin 7` and `M.01` may be either; `Malmö` and
 * `A1` only words.
 */
export const questionOf = (typed: string): Question => {
  const text = withoutLabel(typed.replace(label, "")).trim().replaceAll(around, "");
  const canonical = canonicalFrameNumber(text);
  const among = numberAmong(text);
  if (!isSearchableNumber(canonical)) return among ? { text, number: among } : { text };
  const number = { canonical, whole: isFrameNumber(canonical) };
  const hasWord = text.split(/[^\p{L}\p{N}]+/u).some(isWord);
  const isCode = /\d/.test(canonical) && !hasWord;
  const isNumber = isCode && (canonical.length >= minNumberLength || isDigits(canonical));
  return isNumber ? { number } : { text, number: among ?? number };
};
