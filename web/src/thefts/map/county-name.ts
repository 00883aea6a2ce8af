import type { Language } from "#contract/people/accounts.ts";

/** These names get no s before "län". */
const asTheyAre: ReadonlySet<string> = new Set(["Uppsala", "Kalmar", "Blekinge", "Skåne", "Örebro"]);

export const countyName = (county: string, language: Language): string => {
  if (language === "en") return `${county} County`;
  return asTheyAre.has(county) ? `${county} län` : `${county}s län`;
};
