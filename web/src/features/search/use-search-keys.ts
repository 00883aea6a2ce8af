import { type RefObject, useEffect } from "react";
import { isInDialog, takesText } from "#web/ui/key-target.ts";

type Parts = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly results: RefObject<HTMLElement | null>;
  readonly onHelp: () => void;
};

/** Goes to the next card or the one before; false where there is none. */
const moveTo = (results: HTMLElement | null, step: 1 | -1): boolean => {
  const cards = [...(results?.querySelectorAll<HTMLElement>(".bikecard__toggle") ?? [])];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards[at === -1 ? 0 : at + step];
  next?.focus();
  next?.closest(".bikecard")?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
};

const toField = ({ field }: Parts): true => {
  field.current?.focus();
  field.current?.select();
  return true;
};

/** Answers whether the key was meant for the search. */
const press = (event: KeyboardEvent, parts: Parts): boolean => {
  const { key, target } = event;
  const { field, results, onHelp } = parts;
  const inField = target === field.current;
  if (takesText(target) && !(inField && key === "ArrowDown")) return false;
  switch (key) {
    case "/":
      return toField(parts);
    case "?":
      onHelp();
      return true;
    case "ArrowDown":
    case "ArrowUp": {
      const fromHere =
        inField || target === document.body || results.current?.contains(document.activeElement);
      return fromHere === true && moveTo(results.current, key === "ArrowDown" ? 1 : -1);
    }
    default:
      return false;
  }
};

/** `/` goes to the field, the arrows from card to card, `?` shows the keys; not while someone is typing. Enter opens by itself. */
export const useSearchKeys = ({ field, results, onHelp }: Parts): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event.target)) return;
      if (press(event, { field, results, onHelp })) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [field, results, onHelp]);
};
