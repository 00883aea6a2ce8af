import i18next from "i18next";
import { useEffect } from "react";
import { shownLanguage } from "#web/i18n/i18n.ts";
import { teachPhrases } from "./phrases.ts";

const fieldsIn = (part: ParentNode): HTMLInputElement[] => [
  ...part.querySelectorAll<HTMLInputElement>("input[name]"),
];

/** What stood in the sign-in while it is drawn in another language. */
const typed = new Map<string, string>();

/** Puts back what was typed into the fields of the same names. */
export const putBack = (part: HTMLElement | null): void => {
  // What was there before it is told that it goes.
  if (part === null) return;
  for (const field of fieldsIn(part)) field.value = typed.get(field.name) ?? field.value;
  typed.clear();
};

/** Teaches the sign-in component each language that the page changes to. It has to be drawn again to show it. */
export const usePhrases = (): void =>
  useEffect(() => {
    const learn = (): void => {
      const shown = document.querySelector(".storelogin") ?? new DocumentFragment();
      for (const { name, value } of fieldsIn(shown)) typed.set(name, value);
      teachPhrases(shownLanguage());
    };
    i18next.on("languageChanged", learn);
    return () => i18next.off("languageChanged", learn);
  }, []);
