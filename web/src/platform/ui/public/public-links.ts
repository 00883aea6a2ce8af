import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";

export const homePath = (language: Language): string => (language === "en" ? "/en/" : "/");

/** `text` is the key of the link's text. */
export const informationLinks = (language: Language) =>
  [
    { href: documentAddress("/how-to-use", language), text: "howToUse" },
    { href: documentAddress("/why-bike-owners", language), text: "whyRegister" },
    { href: documentAddress("/privacy", language), text: "privacy" },
    { href: documentAddress("/terms", language), text: "terms" },
    { href: documentAddress("/contact", language), text: "contact" },
  ] as const;

export const publicLinks = (language: Language) =>
  [
    { href: documentAddress("/check", language), text: "check" },
    { href: documentAddress("/bike-search", language), text: "search" },
    { href: `${homePath(language)}#how`, text: "how" },
    { href: "/for-shops", text: "stores" },
  ] as const;

export const serviceLinks = (language: Language) =>
  [
    { href: documentAddress("/check", language), text: "check" },
    { href: documentAddress("/bike-search", language), text: "search" },
    { href: "/stolen", text: "stolen" },
    { href: "/bike-ads", text: "ads" },
    { href: "/partners", text: "partners" },
    { href: "/for-shops", text: "stores" },
  ] as const;
