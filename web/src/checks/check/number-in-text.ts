import { canonicalFrameNumber, isFrameNumber, withoutLabel } from "#contract/bikes/frame-number.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";

/** False for ids of ads and prices, which have digits only, or a year or sum beside a word. */
const isTelling = (word: string): boolean =>
  isFrameNumber(word) &&
  word.replaceAll(/\D/g, "").length >= 4 &&
  /[A-Z]/.test(word) &&
  !/^(?:19|20)\d\d[A-Z]+$|^\d+(?:KR|SEK|KM)$/.test(word);

/** A label and the text after it, as in `Ramnr: WTU 204 K8861`. */
const labelled =
  /(?:ram|serie|serial|frame|chassi)[\s-]*(?:nummer|number|nr|no)\W{0,3}([\w-]+(?: [\w-]*\d[\w-]*)*)/i;

/**
 * Finds the frame number in a shared text or an ad's address: after its label, or the only word that
 * can be one. Undefined if two words can, and for a possible personal number.
 */
export const numberInText = (text: string): string | undefined => {
  const behind = canonicalFrameNumber(labelled.exec(text)?.[1] ?? "");
  if (mayBePersonalNumber(behind)) return undefined;
  if (isFrameNumber(behind) && /\d{4}|\d.*\d.*\d.*\d/.test(behind)) return behind;
  const words = withoutLabel(text).split(/[\s,;|()/?&=#_.:-]+/);
  const numbers = new Set(words.map(canonicalFrameNumber).filter(isTelling));
  return numbers.size === 1 ? [...numbers][0] : undefined;
};
