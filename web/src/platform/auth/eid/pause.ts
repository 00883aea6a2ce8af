const watch = (targets: readonly (readonly [EventTarget, string])[], then: () => void): (() => void) => {
  for (const [target, event] of targets) target.addEventListener(event, then);
  return () => {
    for (const [target, event] of targets) target.removeEventListener(event, then);
  };
};

/** Waits, but ends early when the page becomes visible, the network returns or `signal` aborts. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unwatch();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const reasons = [
      [document, "visibilitychange"],
      [globalThis, "online"],
      [signal, "abort"],
    ] as const;
    const unwatch = watch(reasons, end);
    if (signal.aborted) end();
  });

/** Waits until the page is visible or `signal` aborts. */
export const untilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      if (document.hidden && !signal.aborted) return;
      unwatch();
      resolve();
    };
    const unwatch = watch(
      [
        [document, "visibilitychange"],
        [signal, "abort"],
      ],
      end,
    );
    end();
  });
