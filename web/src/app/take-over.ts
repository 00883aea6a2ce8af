import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { keepEarlyPress } from "./early-press.ts";
import { putBack, readTyped } from "./typed-text.ts";

/** Draws the app where a document stood. What has been typed there stays, the button that was pressed is pressed, and the person is where they had scrolled to. */
export const takeOver = (root: HTMLElement, app: ReactNode): void => {
  const typed = readTyped(root);
  const pressAgain = keepEarlyPress(root);
  const { scrollX, scrollY } = window;
  // In one piece with what follows: a key that is pressed in between would be lost.
  flushSync(() => createRoot(root).render(app));
  delete root.dataset["signedOut"];
  if (scrollY > 0) scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  void putBack(root, typed).then(pressAgain);
};
