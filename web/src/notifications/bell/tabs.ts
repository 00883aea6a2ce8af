const visible = "cr-visible";

/** Lets other tabs know while this one is visible. Returns a function that stops it. */
export const shareVisibility = (): (() => void) => {
  let release = (): void => undefined;
  const follow = (): void => {
    release();
    release = () => undefined;
    if (document.visibilityState !== "visible") return;
    const hidden = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(visible, { mode: "shared" }, async () => hidden);
  };
  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    release();
  };
};

export const isAnyVisible = async (): Promise<boolean> => {
  if (document.visibilityState === "visible") return true;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === visible);
};

const seenPrefix = (userId: string): string => `cr-told:${userId}:`;
let releaseSeen = (): void => undefined;

/**
 * Shares the time of the newest notification this tab has seen as the name of a lock. Other tabs
 * read locks at once, but local storage later.
 */
export const shareNewestSeen = async (userId: string, newest: string): Promise<void> =>
  new Promise((shared) => {
    void navigator.locks.request(seenPrefix(userId) + newest, { mode: "shared" }, async () => {
      releaseSeen();
      shared();
      return new Promise<void>((resolve) => {
        releaseSeen = resolve;
      });
    });
  });

/** The newest time any open tab has seen, or `""`. */
export const readNewestSeen = async (userId: string): Promise<string> => {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name = "" }) => (name.startsWith(seenPrefix(userId)) ? [name] : []));
  return names.toSorted().at(-1)?.slice(seenPrefix(userId).length) ?? "";
};

export const oneTabAtATime = async (work: () => Promise<void>): Promise<void> => {
  await navigator.locks.request("cr-notices", work);
};
