import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

const key = "cr:reloaded-for";

const ownFiles = (): string[] =>
  [...document.scripts].flatMap(({ src, dataset }) => [
    ...(/\/assets\/([^/]+)\.js$/.exec(src)?.slice(1) ?? []),
    ...(dataset["modules"]?.split(" ") ?? []),
  ]);

/** True if the site's current document names other scripts. */
const hasNewVersion = async (): Promise<boolean> => {
  try {
    const opened = performance.getEntriesByType("navigation")[0]?.name ?? location.href;
    const answer = await fetch(opened, { cache: "no-store", headers: { accept: "text/html" } });
    const text = answer.ok ? await answer.text() : "";
    return text !== "" && ownFiles().some((name) => !text.includes(name));
  } catch {
    return false;
  }
};

const never = new Promise<never>(() => undefined);

/**
 * Loads a page's scripts. If a new version has replaced them, reloads the document at the wanted
 * address once.
 */
export const fetchPage = async <T>(address: string, fetchScripts: () => Promise<T>): Promise<T> => {
  try {
    const fetched = await fetchScripts();
    forgetInTab(key);
    return fetched;
  } catch (error) {
    if (keptInTab(key) === address || !(await hasNewVersion())) throw error;
    keepInTab(key, address);
    location.assign(address);
    return never;
  }
};
