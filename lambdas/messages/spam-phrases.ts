type Phrase = { readonly pattern: RegExp; readonly weight: number };

const phrase = (weight: number, ...alternatives: readonly string[]): Phrase => ({
  pattern: new RegExp(`(?<!\\p{L})(?:${alternatives.join("|")})`, "iu"),
  weight,
});

/** Phrases that do not belong in a conversation about a bike, as patterns of lower-case Swedish and English words. */
export const spamPhrases: readonly Phrase[] = [
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
