import type { Language } from "#contract/people/accounts.ts";
import { readStored, writeStored } from "#web/platform/ui/local-store.ts";

export type { Language };

const storageKey = "cr:language";

/** The account's language, removed at sign-out. */
const accountKey = "cr:account-language";

const isLanguage = (value: string | null): value is Language => value === "sv" || value === "en";

export const isLanguageChosen = (): boolean => isLanguage(readStored(storageKey));

/** The chosen language, else the account's, else the browser's, else Swedish. */
export const preferredLanguage = (): Language => {
  const chosen = [storageKey, accountKey].map(readStored).find(isLanguage);
  if (chosen !== undefined) return chosen;
  const fromBrowser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return fromBrowser ?? "sv";
};

export const rememberLanguage = (language: Language): void => writeStored(storageKey, language);

export const rememberAccountLanguage = (language: Language): void => writeStored(accountKey, language);
