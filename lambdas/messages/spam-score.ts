import { spamPhrases } from "./spam-phrases.ts";

/** From this score on a message is delivered and reported to the administrators; from `refusedScore` on it is refused. */
const suspiciousScore = 3;
const refusedScore = 6;

const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|ru|cn|xyz|top|shop|site|online|link|ly|gg|click)\b/giu;

/** Shorteners hide where a link leads. */
const shorteners = /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|t\.me|wa\.me)\b/iu;

const linkScore = (text: string): number => {
  const count = new Set(text.match(links)).size;
  return count + (count > 2 ? 2 : 0) + (shorteners.test(text) ? 3 : 0);
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const repeatScore = (text: string, words: readonly string[]): number => {
  const signs = /(\S)\1{11,}/u.test(text) ? 3 : 0;
  const lines = text.split("\n").filter((line) => line.trim().length > 3);
  const sameLines = lines.length >= 4 && new Set(lines).size <= lines.length / 3 ? 4 : 0;
  const sameWords = words.length >= 12 && new Set(words).size <= words.length / 4 ? 4 : 0;
  return signs + Math.max(sameLines, sameWords);
};

/** `Hirschsprung` has seven consonants in a row, and no word or name of the Latin alphabet is known with more. */
const unpronounceable = /[bcdfghjklmnpqrstvwxz]{8,}/u;

/** Other scripts have other vowels, and some have no spaces between words. */
const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word);

const isGibberish = (word: string): boolean => {
  if (!isLatin(word) || word.length < 7) return false;
  const hasVowel = /[aeiouyæø]/u.test(word.normalize("NFD"));
  return word.length > 40 || unpronounceable.test(word) || !hasVowel;
};

const gibberishScore = (words: readonly string[]): number => {
  const strange = words.filter(isGibberish).length;
  if (strange === 0) return 0;
  return strange >= 3 || strange * 2 >= words.length ? 6 : 2;
};

const capitalsScore = (text: string): number => {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length >= 40 && capitals.length > letters.length * 0.7 ? 2 : 0;
};

const phraseScore = (text: string): number => {
  const plain = text.normalize("NFKC").replaceAll(/\s+/g, " ");
  return spamPhrases
    .filter(({ pattern }) => pattern.test(plain))
    .reduce((sum, { weight }) => sum + weight, 0);
};

const spamScore = (text: string): number => {
  const words = wordsOf(text);
  return (
    linkScore(text) +
    repeatScore(text, words) +
    gibberishScore(words) +
    capitalsScore(text) +
    phraseScore(text)
  );
};

export const verdictOn = (text: string): "fine" | "suspicious" | "refused" => {
  const score = spamScore(text);
  if (score >= refusedScore) return "refused";
  return score >= suspiciousScore ? "suspicious" : "fine";
};
