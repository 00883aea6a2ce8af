import { useEffect, useEffectEvent } from "react";
import { takesText } from "../key-target.ts";
import { keyBurst } from "./key-burst.ts";

/** Takes what a hand scanner types anywhere on the page. What goes into a field stays there. */
export const useHandScanner = (onText: (text: string) => void): void => {
  const tell = useEffectEvent(onText);
  useEffect(() => {
    const next = keyBurst();
    const press = (event: KeyboardEvent): void => {
      const { key, target, timeStamp } = event;
      if (takesText(target) || event.ctrlKey || event.metaKey || event.isComposing) return;
      const text = next({ key, at: timeStamp });
      if (text === undefined) return;
      // The scanner's Enter would press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      tell(text);
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
};
