import { useSyncExternalStore } from "react";

const changed = "check:number";

const listen = (onChange: () => void): (() => void) => {
  for (const event of [changed, "popstate"]) addEventListener(event, onChange);
  return () => {
    for (const event of [changed, "popstate"]) removeEventListener(event, onChange);
  };
};

const inAddress = (): string => new URLSearchParams(location.search).get("number")?.trim() ?? "";

/** The number is in the address, so that going back and reloading work. Prerendered pages have none. */
export const useNumber = (): string => useSyncExternalStore(listen, inAddress, () => "");

export const openNumber = (number: string): void => {
  const search = number === "" ? "" : `?${new URLSearchParams({ number })}`;
  if (search !== location.search) history.pushState(null, "", location.pathname + search);
  dispatchEvent(new Event(changed));
};
