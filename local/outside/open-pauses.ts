const slowMillis = 20_000;

/** Each pause lasts longer than any client waits, and ends when the service closes. */
export const openPauses = () => {
  const waiting = new Set<() => void>();
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, slowMillis);
      waiting.add(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  return { pause, close: () => waiting.forEach((end) => end()) };
};
