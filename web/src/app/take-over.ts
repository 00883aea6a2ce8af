import { Fragment, type ReactNode, createElement, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { keepQueuedPress } from "./queued-press.ts";
import { putBack, readTyped } from "./queued-input.ts";

function OnceDrawn({ effect }: { readonly effect: () => void }): ReactNode {
  useLayoutEffect(effect, [effect]);
  return null;
}

/** Puts the drawn app where the document stood; answers with what is left to do when all of the app knows that it stands there. */
const swap = (written: HTMLElement, drawn: HTMLElement): (() => void) => {
  const typed = readTyped(written);
  const pressAgain = keepQueuedPress(written);
  const { scrollX, scrollY } = window;
  written.replaceWith(drawn);
  return () => {
    if (scrollY > 0) scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    // React hears of what is put back only once it has done with drawing. A key that is pressed comes later still.
    queueMicrotask(() => void putBack(drawn, typed).then(() => pressAgain(drawn)));
  };
};

/** Draws the app where a document stood. What has been typed there stays, the button that was pressed is pressed, and the person is where they had scrolled to. It is drawn out of sight and in slices, so that the document answers to touch until then. */
export const takeOver = (root: HTMLElement, app: ReactNode): void => {
  const drawn = document.createElement("div");
  drawn.id = root.id;
  let finish: (() => void) | undefined;
  const first = (): void => void (finish = swap(root, drawn));
  const last = (): void => finish?.();
  // Effects run in the order of what they belong to: the app's own find it where it belongs, and may scroll.
  const inOrder = createElement(
    Fragment,
    null,
    createElement(OnceDrawn, { effect: first }),
    app,
    createElement(OnceDrawn, { effect: last }),
  );
  startTransition(() => createRoot(drawn).render(inOrder));
};
