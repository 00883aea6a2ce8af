/** What dates and sums are written after. */
export const locales = { sv: "sv-SE", en: "en-GB" } as const;
