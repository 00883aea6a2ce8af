// Imported first, so that the pages can override the shared styles.
import "#web/platform/ui/ui.css";
import { type ComponentProps, createElement } from "react";
import { LandingPage } from "#web/app/landing/LandingPage.tsx";
import { hasStoredSession } from "#web/platform/auth/stored-session.ts";
import { failToStart } from "./fail-to-start.ts";
import { hydrateDocument } from "./hydrate-document.ts";

/** Replaces the landing page with the app, because a signed-in person's home is the search. */
const openApp = async (root: HTMLElement): Promise<void> => {
  root.replaceChildren();
  await import("./main.ts").catch(failToStart);
};

/** Hydrates the prerendered page, or opens the app if a session exists. */
export const hydrateLanding = (props: ComponentProps<typeof LandingPage>): void => {
  const root = document.querySelector<HTMLElement>("#root");
  if (root && hasStoredSession()) void openApp(root);
  else hydrateDocument(createElement(LandingPage, props));
};
