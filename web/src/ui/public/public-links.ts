import type { Language } from "#contract/accounts.ts";
import { documentAddress } from "#contract/documents.ts";

export const homePath = (language: Language): string => (language === "en" ? "/en/" : "/");

/** What everybody can read; each with the name of its text. */
export const informationLinks = (language: Language) =>
  [
    { href: documentAddress("/how-to-use", language), text: "howToUse" },
    { href: documentAddress("/why-bike-owners", language), text: "whyRegister" },
    { href: documentAddress("/privacy", language), text: "privacy" },
    { href: documentAddress("/terms", language), text: "terms" },
    { href: documentAddress("/contact", language), text: "contact" },
  ] as const;

/** The sections of the landing page and the search; each with the name of its text. */
export const publicLinks = (language: Language) =>
  [
    { href: documentAddress("/bike-search", language), text: "search" },
    { href: `${homePath(language)}#how`, text: "how" },
    { href: `${homePath(language)}#why`, text: "why" },
    { href: `${homePath(language)}#stores`, text: "stores" },
  ] as const;

/** The same for the foot of a page, where how and why lead to the pages that tell it whole. */
export const serviceLinks = (language: Language) =>
  [
    { href: documentAddress("/bike-search", language), text: "search" },
    { href: "/stolen", text: "stolen" },
    { href: "/bike-ads", text: "ads" },
    { href: `${homePath(language)}#stores`, text: "stores" },
    { href: "/partners", text: "partners" },
  ] as const;
