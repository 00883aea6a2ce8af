declare global {
  /** Set by web/head/failed-script.js. */
  var sayFailedScript: (() => void) | undefined;
}

export const failToStart = (error: unknown): void => {
  console.error(error);
  globalThis.sayFailedScript?.();
};
