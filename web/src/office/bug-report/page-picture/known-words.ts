export type Texts = { readonly [key: string]: string | Texts } | readonly (string | Texts)[];

/** Ignores line breaks. */
const collapsed = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Placeholders for personal data: `{{name}}`, `{period}`. */
const hasPlaceholder = /[{}]/;

const leavesOf = (texts: unknown): string[] => {
  if (typeof texts === "string") return [texts];
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(leavesOf) : [];
};

/** Punctuation and arrows; too short for a masked number. */
const signs = /^[\p{P}\p{S}]{1,3}$/u;

/** Returns the words of an interface text, undefined for any other text. */
export type KnownWords = (text: string) => readonly string[] | undefined;

/**
 * Knows only constant interface texts. It does not know texts combined with other data, because it
 * cannot tell the two apart.
 */
export const knownWordsOf = (texts: Texts): KnownWords => {
  const known = new Map(
    ["Cykelregistret", ...leavesOf(texts).filter((text) => !hasPlaceholder.test(text))]
      // Texts with markup appear on the page in parts.
      .flatMap((text) => text.split(/<[^>]*>/))
      .map(collapsed)
      .map((text) => [text, text.split(" ")]),
  );
  return (text) => {
    const shown = collapsed(text);
    return signs.test(shown) ? [shown] : known.get(shown);
  };
};
