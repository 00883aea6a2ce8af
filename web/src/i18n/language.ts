import type { Language } from "#contract/accounts.ts";
import { readStored, writeStored } from "#web/ui/local-store.ts";

export type { Language };

const storageKey = "cr:language";

/** Of the person who is signed in: it goes when they sign out. */
const accountKey = "cr:account-language";

const isLanguage = (value: string | null): value is Language => value === "sv" || value === "en";

/** Whether someone has chosen a language in this browser. */
export const isLanguageChosen = (): boolean => isLanguage(readStored(storageKey));

/** What the person chose, else what their account has, else what the browser asks for, else Swedish. */
export const preferredLanguage = (): Language => {
  const chosen = [storageKey, accountKey].map(readStored).find(isLanguage);
  if (chosen !== undefined) return chosen;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return asked ?? "sv";
};

export const rememberLanguage = (language: Language): void => writeStored(storageKey, language);

export const rememberAccountLanguage = (language: Language): void => writeStored(accountKey, language);
