import { useSyncExternalStore } from "react";

/** What browsers that can install a site hand over, for whenever the person wants it; no standard knows it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const isInstallEvent = (event: Event): event is InstallEvent =>
  "prompt" in event && typeof event.prompt === "function";

let kept: InstallEvent | undefined;
const listeners = new Set<() => void>();

const keep = (event: InstallEvent | undefined): void => {
  kept = event;
  for (const listener of listeners) listener();
};

/** Keeps the browser from asking by itself, and its question for later. The question may come before anything is drawn. */
export const watchInstallPrompt = (): void => {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    keep(event);
  });
  addEventListener("appinstalled", () => keep(undefined));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The browser's question, to be asked on a click, once; undefined where it has none. */
export const useInstallPrompt = (): (() => Promise<void>) | undefined => {
  const event = useSyncExternalStore(
    subscribe,
    () => kept,
    () => undefined,
  );
  if (event === undefined) return undefined;
  return async () => {
    keep(undefined);
    await event.prompt();
  };
};
