import { canonicalFrameNumber, isEndAsked, isFrameNumber, isNumberAsked } from "#contract/frame-number.ts";
import { senseOf } from "#lambdas/search/vocabulary.ts";
import { fold } from "#lambdas/shared/search-index/normalise.ts";

/** What a frame number may begin or end with, and whether it can be a whole one. */
export type NumberAsked = { readonly canonical: string; readonly whole: boolean };

/** What someone may mean by what stands in the search field: words, a frame number, or one of both. */
export type Question = { readonly text?: string; readonly number?: NumberAsked };

/** Letters by themselves name a maker or a year in a frame number. A longer run of them is a word, also before a short number: `Marlin7`. So is what everybody says, as in `mtb 29 tum`. */
const isWord = (part: string): boolean =>
  /^\p{L}{4,}\d{0,2}$/u.test(part) || (/^\p{L}{2,}$/u.test(part) && senseOf(fold(part)) !== undefined);

/** Shorter codes can be models as well: `M.01`. */
const shortestNumber = 6;

const isDigits = (canonical: string): boolean => /^\d{4,}$/.test(canonical);

const noun = String.raw`(?:ram|serie|frame|serial)?\s*(?:nummer|nr|number|no)|ram|frame|serial|(?:de )?(?:fyra |4 )?sista(?: siffrorna| siffror)?|(?:the )?last (?:four |4 )?digits`;
const verb = String.raw`(?:som\s+|that\s+)?(?:slutar|börjar|ends|starts)(?:\s+(?:på|med|in|with))?`;

/** What people write before a number. */
const label = new RegExp(String.raw`^\s*(?:(?:${noun})(?:\s+${verb})?|${verb})[\s.:#]+(?=.*\d)`, "i");

/** What stands around a number that was copied, or of which a part is not known. */
const around =
  /^["'\u201c\u201d\u201e»«(*#\u2026?.]+(?=.*\d)|(?<=\d.*)["'\u201c\u201d\u201e»«)*\u2026?!,;:.]+$/g;

const mostDigitsOfWords = 3;

/** A year, or a sum or a size with its unit, is no part of a number. */
const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);
const unit = /^(?:kr|kronor|sek|wh|w|km|cm|mm|mil|:-)$/i;

/** The one word among others that can be a whole number, `WTU204K8861 crescent`, or the end of one, `trek 0815`. */
const numberAmong = (text: string): NumberAsked | undefined => {
  const typed = text.split(/\s+/);
  const [canonical, another] = typed
    .filter((_, place) => !unit.test(typed[place + 1] ?? ""))
    .map((word) => canonicalFrameNumber(word.replaceAll(around, "")))
    .filter((word) => isEndAsked(word) && word.replaceAll(/\D/g, "").length > mostDigitsOfWords)
    .filter((word) => !isYear(word));
  return typed.length > 1 && canonical !== undefined && another === undefined
    ? { canonical, whole: isFrameNumber(canonical) }
    : undefined;
};

/** `WTU 204-K88` and `98452` can only be numbers, `Marlin 7` and `M.01` can be words too, `Malmö` and `A1` nothing else. */
export const questionOf = (typed: string): Question => {
  const text = typed.replace(label, "").trim().replaceAll(around, "");
  const canonical = canonicalFrameNumber(text);
  const among = numberAmong(text);
  if (!isNumberAsked(canonical)) return among ? { text, number: among } : { text };
  const number = { canonical, whole: isFrameNumber(canonical) };
  const hasWord = text.split(/[\s\-._/\\]+/).some(isWord);
  const isCode = /\d/.test(canonical) && !hasWord;
  const isNumber = isCode && (canonical.length >= shortestNumber || isDigits(canonical));
  return isNumber ? { number } : { text, number: among ?? number };
};
