import { useSyncExternalStore } from "react";

const watch = (listener: () => void): (() => void) => {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
};

export const usePageHidden = (): boolean => useSyncExternalStore(watch, () => document.hidden);
