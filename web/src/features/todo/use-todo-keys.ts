import { useEffect, useEffectEvent } from "react";
import { isInDialog, takesText } from "#web/ui/key-target.ts";

export type TodoKeys = Readonly<Record<"j" | "k" | "Enter" | "a" | "r" | "u", () => void>>;

const nameOf = ({ key }: KeyboardEvent): keyof TodoKeys | undefined => {
  const name = key === "Enter" ? key : key.toLowerCase();
  return name === "j" || name === "k" || name === "Enter" || name === "a" || name === "r" || name === "u"
    ? name
    : undefined;
};

/** Enter presses what has the focus, except a case. */
const pressesItself = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button:not(.inbox__case), summary") !== null;

/** One hand works off the list: on, back, open, approve, refuse, undo. */
export const useTodoKeys = (keys: TodoKeys): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (takesText(event.target) || isInDialog(event.target)) return;
    const name = nameOf(event);
    if (name === undefined || (name === "Enter" && pressesItself(event.target))) return;
    event.preventDefault();
    keys[name]();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};
