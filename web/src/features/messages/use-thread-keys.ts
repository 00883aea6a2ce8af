import { useEffect } from "react";
import { isInDialog, takesText } from "#web/ui/key-target.ts";

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".threadlink")];

/** Goes to the next conversation or the one before; from anywhere else to the open one. */
const moveTo = (step: 1 | -1): boolean => {
  const all = links();
  const at = all.indexOf(
    document.activeElement instanceof HTMLElement ? document.activeElement : document.body,
  );
  const open = all.findIndex((link) => link.getAttribute("aria-current") !== null);
  const next = all[at === -1 ? Math.max(open, 0) : at + step];
  next?.focus();
  return next !== undefined;
};

const toSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>("#thread-search");
  field?.focus();
  field?.select();
  return field !== null;
};

/** Answers whether the key was meant for the list. */
const press = ({ key, target }: KeyboardEvent, onBack: (() => void) | undefined): boolean => {
  const inSearch = target instanceof Element && target.id === "thread-search";
  if (key === "Escape" && onBack !== undefined) {
    onBack();
    return true;
  }
  if (takesText(target) && !(inSearch && key === "ArrowDown")) return false;
  // The messages scroll by the same keys.
  if (target instanceof Element && target.closest(".log") !== null) return false;
  if (key === "/") return toSearch();
  return (key === "ArrowDown" || key === "ArrowUp") && moveTo(key === "ArrowDown" ? 1 : -1);
};

/** The arrows go from conversation to conversation, `/` to the search, Esc back to the list. Enter opens by itself. */
export const useThreadKeys = (onBack: (() => void) | undefined): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return;
      if (isInDialog(event.target)) return;
      if (press(event, onBack)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onBack]);
};
