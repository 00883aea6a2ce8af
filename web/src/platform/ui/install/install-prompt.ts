import { useSyncExternalStore } from "react";

/** The non-standard event of browsers that can install the site. */
type InstallEvent = Event & { prompt: () => Promise<unknown> };

const isInstallEvent = (event: Event): event is InstallEvent =>
  "prompt" in event && typeof event.prompt === "function";

let stored: InstallEvent | undefined;
const listeners = new Set<() => void>();

const store = (event: InstallEvent | undefined): void => {
  stored = event;
  for (const listener of listeners) listener();
};

/** Stops the browser from prompting and stores its event. Call it early, as the event may come before the first render. */
export const watchInstallPrompt = (): void => {
  addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    store(event);
  });
  addEventListener("appinstalled", () => store(undefined));
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows the browser's install prompt. It needs a click and works once; undefined if there is none. */
export const useInstallPrompt = (): (() => Promise<void>) | undefined => {
  const event = useSyncExternalStore(
    subscribe,
    () => stored,
    () => undefined,
  );
  if (event === undefined) return undefined;
  return async () => {
    store(undefined);
    await event.prompt();
  };
};
