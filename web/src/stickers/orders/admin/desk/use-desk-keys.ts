import { type RefObject, useEffect, useEffectEvent } from "react";
import { isInDialog, takesText } from "#web/platform/ui/key-target.ts";

/** The actions of the keys; `undo` is Ctrl Z. */
export type DeskKeys = Readonly<Record<"undo" | "F2" | "F4" | "F8" | "F9", () => void>>;

const nameOf = ({ key, ctrlKey, metaKey }: KeyboardEvent): keyof DeskKeys | undefined => {
  if ((ctrlKey || metaKey) && key.toLowerCase() === "z") return "undo";
  return key === "F2" || key === "F4" || key === "F8" || key === "F9" ? key : undefined;
};

/** Handles keys wherever the focus is, and moves a scanner's input into the field. */
export const useDeskKeys = (field: RefObject<HTMLInputElement | null>, keys: DeskKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || isInDialog(event.target)) return;
    const name = nameOf(event);
    // The browser undoes half-typed text.
    const typing = name === "undo" && field.current?.value !== "";
    if (name !== undefined && !typing) {
      event.preventDefault();
      if (!event.repeat) keys[name]();
    }
    const isSign =
      Array.from(event.key).length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey;
    if (isSign && !takesText(event.target)) field.current?.focus();
  });
  useEffect(() => {
    field.current?.focus();
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen, { capture: true });
    return () => window.removeEventListener("keydown", listen, { capture: true });
  }, [field]);
};
