// First, so that what every page shares can be overruled by the pages.
import "#web/ui/ui.css";
import { type ComponentProps, createElement, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { LandingPage } from "#web/features/landing/LandingPage.tsx";
import { hasStoredSession } from "#web/auth/stored-session.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { openApp } from "./open-app.ts";
import { removeOldWorkers } from "./remove-old-workers.ts";

/** Takes over a prerendered page, or gives way to the app. While developing nothing is prerendered, so it is drawn. */
export const hydrateLanding = (props: ComponentProps<typeof LandingPage>): void => {
  const root = document.querySelector<HTMLElement>("#root");
  if (root && hasStoredSession()) return void openApp(root);
  const page = createElement(LandingPage, props);
  // As a transition it is done in slices, and the page answers to touch in between.
  if (root?.firstElementChild) startTransition(() => void hydrateRoot(root, page));
  else if (root) createRoot(root).render(page);
  makeLinksAbsolute();
  void removeOldWorkers();
};
