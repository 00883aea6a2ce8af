import type { Language } from "#contract/accounts.ts";
import { readStored, writeStored } from "#web/ui/local-store.ts";

export type { Language };

const storageKey = "cr:language";

const isLanguage = (value: string | null): value is Language => value === "sv" || value === "en";

/** What the person chose, else what the browser asks for, else Swedish. */
export const preferredLanguage = (): Language => {
  const chosen = readStored(storageKey);
  if (isLanguage(chosen)) return chosen;
  const asked = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return asked ?? "sv";
};

export const rememberLanguage = (language: Language): void => writeStored(storageKey, language);
