import { useEffect, useEffectEvent } from "react";
import { isInDialog, takesText } from "./key-target.ts";
import "./letter-keys.css";

/** Calls the function of a pressed letter, unless the key is held, typed as text or pressed in a dialog. */
export const useLetterKeys = (acts: Readonly<Record<string, () => void>>): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.repeat || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (takesText(event.target) || isInDialog(event.target)) return;
    const act = acts[event.key.toLowerCase()];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
};
