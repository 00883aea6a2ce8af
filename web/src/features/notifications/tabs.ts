const visible = "cr-visible";

/** Lets the other tabs know whenever this one is looked at, until the function it returns is called. */
export const tellWhileVisible = (): (() => void) => {
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

/** Whether someone looks at this tab or another of the site. */
export const isAnyVisible = async (): Promise<boolean> => {
  if (document.visibilityState === "visible") return true;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === visible);
};

const told = (userId: string): string => `cr-told:${userId}:`;
let releaseTold = (): void => undefined;

/**
 * Keeps the time of the newest notification that this tab has seen where the others read it at once:
 * the name of a lock. What one tab puts into the local storage reaches another only a moment later.
 */
export const shareTold = async (userId: string, newest: string): Promise<void> =>
  new Promise((shared) => {
    void navigator.locks.request(told(userId) + newest, { mode: "shared" }, async () => {
      releaseTold();
      shared();
      return new Promise<void>((resolve) => {
        releaseTold = resolve;
      });
    });
  });

/** The time of the newest notification that an open tab has seen, or `""`. */
export const readTold = async (userId: string): Promise<string> => {
  const { held = [] } = await navigator.locks.query();
  const names = held.flatMap(({ name = "" }) => (name.startsWith(told(userId)) ? [name] : []));
  return names.toSorted().at(-1)?.slice(told(userId).length) ?? "";
};

/** Does something while no other tab does the same. */
export const oneTabAtATime = async (work: () => Promise<void>): Promise<void> => {
  await navigator.locks.request("cr-notices", work);
};
