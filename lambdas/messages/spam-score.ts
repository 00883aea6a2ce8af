type Phrase = { readonly pattern: RegExp; readonly weight: number };

const phrase = (weight: number, ...alternatives: readonly string[]): Phrase => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${alternatives.join("|")})`, "iu"),
  weight,
});

/** Phrases that do not belong in a conversation about a bike, as patterns of lower-case Swedish and English words. */
const spamPhrases: readonly Phrase[] = [
  // Payments that cannot be reversed.
  phrase(3, "western ?union", "moneygram", "ria money"),
  phrase(3, "bitcoin", "krypto(?:valuta)?", "crypto(?:currency)?", "usdt", "ethereum", "binance"),
  phrase(3, "presentkort", "gift ?cards?", "steam ?card", "paysafe(?:card)?", "apple ?card"),
  // Attempts to take over an account.
  phrase(
    4,
    "(?:skicka|ge|säg|send|give|tell)(?: \\p{L}+){0,3} (?:sms-?kod\\p{L}*|engångskod\\p{L}*|verification code|otp)",
  ),
  phrase(
    4,
    "(?:logga in|identifiera|signera|legitimera|log in|sign in)(?: \\p{L}+){0,4} (?:bank-?id|mobile bank)",
  ),
  phrase(
    3,
    "verifiera (?:ditt|din|dina|er)",
    "verify your",
    "bekräfta (?:ditt konto|dina uppgifter|dina kort)",
  ),
  phrase(3, "klicka (?:på )?(?:här|länken)", "click (?:here|the link|this link|on the link|below)"),
  phrase(3, "kortnummer", "cvc-?kod", "card number", "lösenord", "password"),
  // Ransom and payment in advance. As one phrase, they stay below the score for refusal: the victim, and then the police, need to read the message.
  phrase(
    4,
    "lösensumma",
    "ransom",
    "betala?(?: \\p{L}+| \\d+){0,6} (?:annars|eller så|om du vill ha (?:tillbaka|cykeln))",
    "(?:om du vill ha tillbaka|vill du ha tillbaka)(?: \\p{L}+| \\d+){0,8} (?:betala|swish|skicka|kr|kronor)",
    "pay(?: \\p{L}+| \\d+){0,6} (?:or else|or you(?:'ll| will)|if you want (?:it|your bike) back)",
    "(?:swisha|betala|skicka pengar\\p{L}*|för över|pay|send (?:the )?money)(?: \\p{L}+| \\d+){0,6} (?:i förskott|i förväg|först|in advance|upfront|up front|first)",
  ),
  // Mass advertising.
  phrase(3, "casino", "kasino", "free ?spins", "betting", "viagra", "cialis", "onlyfans"),
  phrase(
    3,
    "tjäna (?:snabba )?pengar",
    "earn (?:money|cash|\\$)",
    "passiv inkomst",
    "passive income",
    "jobba hemifrån",
    "work from home",
  ),
  phrase(3, "snabblån", "(?:billiga|snabba) lån", "loan offer", "guaranteed (?:loan|profit|return)"),
  phrase(
    3,
    "grattis,? du har vunnit",
    "du har vunnit",
    "you(?:'ve| have) won",
    "claim your (?:prize|reward)",
  ),
  phrase(
    2,
    "begränsat erbjudande",
    "limited (?:time )?offer",
    "act now",
    "köp nu",
    "buy now",
    "100 ?% (?:gratis|free)",
  ),
  phrase(2, "seo", "backlinks?", "followers", "fler följare", "marknadsföringstjänst\\p{L}*"),
  // Moving the conversation to another service.
  phrase(
    2,
    "(?:skriv|kontakta|hör av dig|write|contact|text|message)(?: \\p{L}+){0,3} (?:whatsapp|telegram|signal|wechat)",
  ),
];

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
