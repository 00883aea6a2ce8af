/** What this tab has kept under a name, for a schema to read; undefined where it is nothing that can be read. */
export const keptInTab = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? "null");
  } catch {
    return undefined;
  }
};

/** Keeps something for as long as the tab is open, so that it survives a reload. */
export const keepInTab = (name: string, value: unknown): void =>
  sessionStorage.setItem(name, JSON.stringify(value));

export const forgetInTab = (name: string): void => sessionStorage.removeItem(name);
