export type Texts = { readonly [key: string]: string | Texts } | readonly (string | Texts)[];

/** A text as a page shows it, however it is broken into lines. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What holds a place for something of someone's: `{{name}}`, `{period}`. */
const hasPlace = /[{}]/;

const leavesOf = (texts: unknown): string[] => {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(leavesOf) : [];
};

/** Signs and arrows between words; a masked number is longer. */
const signs = /^[\p{P}\p{S}]{1,3}$/u;

/** The words of a text that we have written ourselves, undefined for any other text. */
export type KnownWords = (text: string) => readonly string[] | undefined;

/** Knows every text of the interface that is always the same. What is put together with something else is not known, as nobody can tell one from the other any more. */
export const knownWordsOf = (texts: Texts): KnownWords => {
  const known = new Map(
    ["Cykelregistret", ...leavesOf(texts).filter((text) => !hasPlace.test(text))]
      // What stands in a text with marks is shown part by part.
      .flatMap((text) => text.split(/<[^>]*>/))
      .map(plain)
      .map((text) => [text, text.split(" ")]),
  );
  return (text) => {
    const shown = plain(text);
    return signs.test(shown) ? [shown] : known.get(shown);
  };
};
