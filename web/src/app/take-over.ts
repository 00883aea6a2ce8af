import { Fragment, type ReactNode, createElement, startTransition, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { keepQueuedPress } from "./queued-press.ts";
import { restoreTyped, readTyped } from "./queued-input.ts";

function OnceDrawn({ effect }: { readonly effect: () => void }): ReactNode {
  useLayoutEffect(effect, [effect]);
  return null;
}

/** Replaces the document with the app; returns what remains to be done once the app's effects have run. */
const swap = (written: HTMLElement, drawn: HTMLElement): (() => void) => {
  const typed = readTyped(written);
  const pressAgain = keepQueuedPress(written);
  const { scrollX, scrollY } = window;
  written.replaceWith(drawn);
  return () => {
    if (scrollY > 0) scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    // React handles restored input only after it has finished rendering, so a press must come after
    // that.
    queueMicrotask(() => void restoreTyped(drawn, typed).then(() => pressAgain(drawn)));
  };
};

/** Replaces a prerendered document with the app and keeps typed text, a pressed button and the scroll position. Renders off-screen and in slices, so that the document stays responsive. */
export const takeOver = (root: HTMLElement, app: ReactNode): void => {
  const drawn = document.createElement("div");
  drawn.id = root.id;
  let finish: (() => void) | undefined;
  const first = (): void => void (finish = swap(root, drawn));
  const last = (): void => finish?.();
  // Effects run in tree order: the app's own effects then find it in the document.
  const inOrder = createElement(
    Fragment,
    null,
    createElement(OnceDrawn, { effect: first }),
    app,
    createElement(OnceDrawn, { effect: last }),
  );
  startTransition(() => createRoot(drawn).render(inOrder));
};
