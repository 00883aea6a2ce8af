/** Optional `sessionStorage`: a browser that blocks it throws on mere access. */
const store = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/** Returns the parsed JSON for a schema to check; undefined if missing or unreadable. */
export const keptInTab = (name: string): unknown => {
  try {
    return JSON.parse(store()?.getItem(name) ?? "null");
  } catch {
    return undefined;
  }
};

/** Survives a reload, until the tab closes. A full or blocked store is ignored. */
export const keepInTab = (name: string, value: unknown): void => {
  try {
    store()?.setItem(name, JSON.stringify(value));
  } catch {
    // The value is lost on reload.
  }
};

export const forgetInTab = (name: string): void => store()?.removeItem(name);

export const namesInTab = (): string[] => Object.keys(store() ?? {});
