import { useEffect } from "react";

export const closeSheets = (around?: EventTarget | null): void => {
  for (const sheet of document.querySelectorAll<HTMLDetailsElement>("details.chipfilter[open]"))
    if (!(around instanceof Node && sheet.contains(around))) sheet.open = false;
};

const closeOthers = ({ target }: Event): void => closeSheets(target);

const leave = ({ key, target, defaultPrevented }: KeyboardEvent): void => {
  if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return;
  const sheet = target.closest("details.chipfilter[open]");
  closeSheets();
  sheet?.querySelector("summary")?.focus();
};

/** Keeps one sheet open at a time, and closes it on Escape or a click elsewhere. */
export const useSheets = (): void => {
  useEffect(() => {
    document.addEventListener("pointerdown", closeOthers);
    document.addEventListener("focusin", closeOthers);
    document.addEventListener("keydown", leave);
    return () => {
      document.removeEventListener("pointerdown", closeOthers);
      document.removeEventListener("focusin", closeOthers);
      document.removeEventListener("keydown", leave);
    };
  }, []);
};
