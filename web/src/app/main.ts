// First, so that what every page shares can be overruled by the pages.
import "#web/ui/ui.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createElement, StrictMode } from "react";
import { createQueryClient } from "#web/api/queries.ts";
import { startI18n } from "#web/i18n/i18n.ts";
import { watchInstallPrompt } from "#web/ui/install/install-prompt.ts";
import { storedKeys } from "#web/ui/local-store.ts";
import { documentAt } from "#contract/documents.ts";
import { preferredLanguage } from "#web/i18n/language.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { removeOldWorkers } from "./remove-old-workers.ts";
import { Pages } from "./Pages.tsx";
import { createRouter } from "./router.ts";
import { takeOver } from "./take-over.ts";

type Router = ReturnType<typeof createRouter>;

/** Waits until the first page can be drawn whole: what was written into its document stays to be read until then. */
const firstPage = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      leave();
      resolve();
    });
  });

const start = async (root: HTMLElement): Promise<void> => {
  const document = documentAt(location.pathname);
  // Where the landing page stands, someone signed in has the app, in the language they chose.
  const language = document && document.path !== "/" ? document.language : preferredLanguage();
  const texts = startI18n(language);
  // A router fetches its first page from the moment it exists, beside the texts.
  const router = createRouter();
  await Promise.all([texts, firstPage(router)]);
  const pages = createElement(Pages, { router });
  const app = createElement(QueryClientProvider, { client: createQueryClient() }, pages);
  takeOver(root, createElement(StrictMode, null, app));
};

watchInstallPrompt();
// Hardly anybody has anything here that could be too old.
if (storedKeys().some((key) => key.startsWith("cr:kept:")))
  void import("#web/ui/kept-on-device.ts").then(({ forgetLapsed }) => forgetLapsed());
const root = document.querySelector<HTMLElement>("#root");
if (root !== null) void start(root);
makeLinksAbsolute();
void removeOldWorkers();
