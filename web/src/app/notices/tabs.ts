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

/** Whether somebody looks at this tab or another of the site. */
export const isAnyVisible = async (): Promise<boolean> => {
  if (document.visibilityState === "visible") return true;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === visible);
};

/** Does something while no other tab does the same. */
export const oneTabAtATime = async (work: () => Promise<void>): Promise<void> => {
  await navigator.locks.request("cr-notices", work);
};
