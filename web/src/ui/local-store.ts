/** `localStorage` for what a page can do without: a browser that blocks it throws at the mere mention. */
const store = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

export const storedKeys = (): string[] => Object.keys(store() ?? {});

export const readStored = (key: string): string | null => store()?.getItem(key) ?? null;

/** A full or blocked store is no reason to fail. */
export const writeStored = (key: string, value: string): void => {
  try {
    store()?.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
};

export const removeStored = (key: string): void => {
  try {
    store()?.removeItem(key);
  } catch {
    // Then nothing was stored either.
  }
};
