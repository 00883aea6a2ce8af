import { useSyncExternalStore } from "react";

const changed = "check:number";

const listen = (onChange: () => void): (() => void) => {
  for (const event of [changed, "popstate"]) addEventListener(event, onChange);
  return () => {
    for (const event of [changed, "popstate"]) removeEventListener(event, onChange);
  };
};

const inAddress = (): string => new URLSearchParams(location.search).get("number")?.trim() ?? "";

/** The number in the address, so that going back and reloading work. Prerendered without one. */
export const useNumber = (): string => useSyncExternalStore(listen, inAddress, () => "");

export const openNumber = (number: string): void => {
  const search = number === "" ? "" : `?${new URLSearchParams({ number })}`;
  if (search !== location.search) history.pushState(null, "", location.pathname + search);
  dispatchEvent(new Event(changed));
};
