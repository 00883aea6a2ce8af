import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./local-store.ts";

export type ThemeMode = "light" | "dark";

/** Read by public/theme.js too, before the first paint. */
const storageKey = "cr:theme";
const listeners = new Set<() => void>();
const systemDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

const current = (): ThemeMode => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

const show = (mode: ThemeMode): void => {
  document.documentElement.dataset["theme"] = mode;
  for (const listener of listeners) listener();
};

const followSystem = (): void => {
  if (readStored(storageKey) === null) show(systemDark().matches ? "dark" : "light");
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const system = systemDark();
  system.addEventListener("change", followSystem);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) system.removeEventListener("change", followSystem);
  };
};

/** Shows a theme and remembers it over the system's. */
export const chooseTheme = (mode: ThemeMode): void => {
  writeStored(storageKey, mode);
  show(mode);
};

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, current, () => "light");
