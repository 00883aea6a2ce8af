import { spamPhrases } from "#lambdas/messages/spam-phrases.ts";

/** From here on an administrator is to look at a message, which arrives all the same. */
const suspicious = 3;
/** From here on it is not taken. */
const refused = 6;

const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|info|ru|cn|xyz|top|shop|site|online|link|ly|gg|click)\b/giu;

/** Lead to somewhere that cannot be seen beforehand. */
const shorteners = /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|cutt\.ly|rb\.gy|t\.me|wa\.me)\b/iu;

const linkScore = (text: string): number => {
  const found = new Set(text.match(links)).size;
  return found + (found > 2 ? 2 : 0) + (shorteners.test(text) ? 3 : 0);
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** One sign or one word over and over. */
const repeatScore = (text: string, words: readonly string[]): number => {
  const signs = /(\S)\1{11,}/u.test(text) ? 3 : 0;
  const lines = text.split("\n").filter((line) => line.trim().length > 3);
  const sameLines = lines.length >= 4 && new Set(lines).size <= lines.length / 3 ? 4 : 0;
  const sameWords = words.length >= 12 && new Set(words).size <= words.length / 4 ? 4 : 0;
  return signs + Math.max(sameLines, sameWords);
};

/** No Swedish or English word, nor a name people bear, is without a vowel for so long. */
const unpronounceable = /[bcdfghjklmnpqrstvwxz]{7,}/u;

const isGibberish = (word: string): boolean =>
  word.length > 40 || (word.length >= 7 && (unpronounceable.test(word) || !/[aeiouyåäöéèüæø]/u.test(word)));

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

/** How much a text looks like what nobody wants to get. */
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

/** What becomes of a message that says this. */
export const verdictOn = (text: string): "fine" | "suspicious" | "refused" => {
  const score = spamScore(text);
  if (score >= refused) return "refused";
  return score >= suspicious ? "suspicious" : "fine";
};
