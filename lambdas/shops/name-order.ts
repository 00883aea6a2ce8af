const lastLetters: Readonly<Record<string, string>> = { å: "{", ä: "|", ö: "}" };

/** Returns a key whose byte order is the Swedish alphabet: å, ä and ö come last, and other accents are ignored. */
export const nameOrder = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[åäö]/g, (letter) => lastLetters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .trim();
