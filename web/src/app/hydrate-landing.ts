// Imported first, so that the pages can override the shared styles.
import "#web/platform/ui/ui.css";
import { type ComponentProps, type ReactNode, createElement, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { LandingPage } from "#web/app/landing/LandingPage.tsx";
import { hasStoredSession } from "#web/platform/auth/stored-session.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { keepQueuedPress } from "./queued-press.ts";
import { removeOldWorkers } from "./remove-old-workers.ts";
import { failToStart } from "./fail-to-start.ts";

/** Replaces the landing page with the app, because a signed-in person's home is the search. */
const openApp = async (root: HTMLElement): Promise<void> => {
  root.replaceChildren();
  await import("./main.ts").catch(failToStart);
};

type Props = ComponentProps<typeof LandingPage>;

/** Repeats a press made before hydration. */
function ReplayPress({ answer, page }: { answer: () => void; page: Props }): ReactNode {
  useEffect(answer, [answer]);
  return createElement(LandingPage, page);
}

/**
 * Hydrates the prerendered page, or opens the app if a session exists. In development it renders,
 * because nothing is prerendered.
 */
export const hydrateLanding = (props: Props): void => {
  const root = document.querySelector<HTMLElement>("#root");
  if (root && hasStoredSession()) return void openApp(root);
  const press = root && keepQueuedPress(root);
  const answer = (): void => void (root && press?.(root));
  const page = createElement(ReplayPress, { answer, page: props });
  // A transition hydrates in slices, so that the page stays responsive.
  if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else if (root) createRoot(root).render(page);
  makeLinksAbsolute();
  void removeOldWorkers();
};
