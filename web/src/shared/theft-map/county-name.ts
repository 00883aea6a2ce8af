import type { Language } from "#contract/accounts.ts";

/** Counties whose name stands before "län" as it is; all others get an s. */
const asTheyAre: ReadonlySet<string> = new Set(["Uppsala", "Kalmar", "Blekinge", "Skåne", "Örebro"]);

export const countyName = (county: string, language: Language): string => {
  if (language === "en") return `${county} County`;
  return asTheyAre.has(county) ? `${county} län` : `${county}s län`;
};
