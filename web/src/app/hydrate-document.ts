import { type ReactElement, type ReactNode, createElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { keepQueuedPress } from "./queued-press.ts";
import { tendWorkers } from "./tend-workers.ts";

/** Repeats a press made before hydration. */
function ReplayPress({ answer, page }: { answer: () => void; page: ReactElement }): ReactNode {
  useEffect(answer, [answer]);
  return page;
}

/** Hydrates a page that is prerendered without the app. In development it renders, because nothing is prerendered. */
export const hydrateDocument = (page: ReactElement): void => {
  const root = document.querySelector<HTMLElement>("#root");
  const press = root && keepQueuedPress(root);
  const answer = (): void => void (root && press?.(root));
  const replayed = createElement(ReplayPress, { answer, page });
  // A transition hydrates in slices, so that the page stays responsive.
  if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, replayed));
  else if (root) createRoot(root).render(replayed);
  makeLinksAbsolute();
  void tendWorkers();
};
