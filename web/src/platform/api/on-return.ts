/** Calls back when the page becomes visible or the network returns; returns a function that stops. The sign-in has its own copy, because shared code would become an extra file to load. */
export const onReturn = (then: () => void): (() => void) => {
  // The check of a deployment runs outside a browser.
  if (!("document" in globalThis)) return () => undefined;
  const look = (): void => {
    if (!document.hidden) then();
  };
  document.addEventListener("visibilitychange", look);
  addEventListener("online", then);
  return () => {
    document.removeEventListener("visibilitychange", look);
    removeEventListener("online", then);
  };
};

/** Calls `then` after a while, or sooner when somebody returns; the returned function cancels it. */
export const afterPause = (millis: number, then: () => void): (() => void) => {
  const stop = (): void => {
    clearTimeout(timer);
    stopListening();
  };
  const run = (): void => {
    stop();
    then();
  };
  const timer = setTimeout(run, millis);
  const stopListening = onReturn(run);
  return stop;
};
