import type { Language } from "#contract/accounts.ts";

export const homePath = (language: Language): string => (language === "en" ? "/en/" : "/");

/** The sections of the landing page and the search; each with the name of its text. */
export const publicLinks = (language: Language) =>
  [
    { href: "/bike-search", text: "search" },
    { href: `${homePath(language)}#how`, text: "how" },
    { href: `${homePath(language)}#why`, text: "why" },
    { href: `${homePath(language)}#stores`, text: "stores" },
  ] as const;
