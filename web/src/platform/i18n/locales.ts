export const locales = { sv: "sv-SE", en: "en-GB" } as const;
