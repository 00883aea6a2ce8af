import { useSyncExternalStore } from "react";
import { readStored, removeStored, writeStored } from "./local-store.ts";

export type ThemeMode = "light" | "dark";
export type ThemeChoice = ThemeMode | "system";

/** Also read by head/theme.js, before the first paint. */
const storageKey = "cr:theme";
const listeners = new Set<() => void>();
const systemDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

const current = (): ThemeMode => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

const choice = (): ThemeChoice => {
  const stored = readStored(storageKey);
  return stored === "light" || stored === "dark" ? stored : "system";
};

const show = (mode: ThemeMode): void => {
  document.documentElement.dataset["theme"] = mode;
  for (const listener of listeners) listener();
};

const followSystem = (): void => {
  if (choice() === "system") show(systemDark().matches ? "dark" : "light");
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  const system = systemDark();
  system.addEventListener("change", followSystem);
  // The system's theme may have changed since the first paint.
  if (listeners.size === 1) followSystem();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) system.removeEventListener("change", followSystem);
  };
};

export const chooseTheme = (wanted: ThemeChoice): void => {
  if (wanted === "system") {
    removeStored(storageKey);
    return followSystem();
  }
  writeStored(storageKey, wanted);
  show(wanted);
};

export const useThemeMode = (): ThemeMode => useSyncExternalStore(subscribe, current, () => "light");

export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, choice, () => "system");
