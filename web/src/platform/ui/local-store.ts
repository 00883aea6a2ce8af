/** Optional `localStorage`: a browser that blocks it throws on mere access. */
const store = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

export const storedKeys = (): string[] => Object.keys(store() ?? {});

export const readStored = (key: string): string | null => store()?.getItem(key) ?? null;

export const writeStored = (key: string, value: string): void => {
  try {
    store()?.setItem(key, value);
  } catch {
    // The value is lost on reload.
  }
};

export const removeStored = (key: string): void => {
  try {
    store()?.removeItem(key);
  } catch {
    // Nothing was stored.
  }
};

/** False if the browser blocks storage, which a session needs. */
export const canStore = (): boolean => {
  const key = "cr:can-store";
  writeStored(key, key);
  const stored = readStored(key) === key;
  removeStored(key);
  return stored;
};
