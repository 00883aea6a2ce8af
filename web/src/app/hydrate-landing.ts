// First, so that what every page shares can be overruled by the pages.
import "#web/ui/ui.css";
import { type ComponentProps, type ReactNode, createElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { LandingPage } from "#web/features/landing/LandingPage.tsx";
import { hasStoredSession } from "#web/auth/stored-session.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { keepQueuedPress } from "./queued-press.ts";
import { openApp } from "./open-app.ts";
import { removeOldWorkers } from "./remove-old-workers.ts";

type Props = ComponentProps<typeof LandingPage>;

/** Answers what was pressed before the page could. */
function Answering({ answer, page }: { answer: () => void; page: Props }): ReactNode {
  useEffect(answer, [answer]);
  return createElement(LandingPage, page);
}

/** Takes over a prerendered page, or gives way to the app. While developing nothing is prerendered, so it is drawn. */
export const hydrateLanding = (props: Props): void => {
  const root = document.querySelector<HTMLElement>("#root");
  if (root && hasStoredSession()) return void openApp(root);
  const press = root && keepQueuedPress(root);
  const answer = (): void => void (root && press?.(root));
  const page = createElement(Answering, { answer, page: props });
  // As a transition it is done in slices, and the page answers to touch in between.
  if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else if (root) createRoot(root).render(page);
  makeLinksAbsolute();
  void removeOldWorkers();
};
