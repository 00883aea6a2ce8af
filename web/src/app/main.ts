// Imported first, so that the pages can override the shared styles.
import "#web/platform/ui/ui.css";
import "#web/platform/ui/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createElement, StrictMode } from "react";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { startI18n } from "#web/platform/i18n/i18n.ts";
import { watchInstallPrompt } from "#web/platform/ui/install/install-prompt.ts";
import { ignoreSecondPresses } from "#web/platform/ui/second-presses.ts";
import { storedKeys } from "#web/platform/ui/local-store.ts";
import { documentAt } from "#contract/people/documents.ts";
import { preferredLanguage } from "#web/platform/i18n/language.ts";
import { failToStart } from "./fail-to-start.ts";
import { makeLinksAbsolute } from "./absolute-links.ts";
import { tendWorkers } from "./tend-workers.ts";
import { Pages } from "./Pages.tsx";
import { createRouter } from "./router.ts";
import { takeOver } from "./take-over.ts";

type Router = ReturnType<typeof createRouter>;

/** Waits for the first page; until then the prerendered document stays readable. */
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
  // Runs before the pages, which look for an order to continue.
  if (location.hash.startsWith("#bankid"))
    (await import("#web/platform/auth/eid/kept-order.ts")).takeReturn(new Date());
  const document = documentAt(location.pathname);
  // At the landing page's address a signed-in person gets the app in their preferred language.
  const language = document && document.path !== "/" ? document.language : preferredLanguage();
  const texts = startI18n(language);
  // The router loads the first page on creation, in parallel with the texts.
  const router = createRouter();
  await Promise.all([texts, firstPage(router)]);
  const pages = createElement(Pages, { router });
  const app = createElement(QueryClientProvider, { client: createQueryClient() }, pages);
  takeOver(root, createElement(StrictMode, null, app));
};

watchInstallPrompt();
ignoreSecondPresses();
// Loaded only if some entries may have expired.
if (storedKeys().some((key) => key.startsWith("cr:kept:")))
  void import("#web/platform/ui/kept-on-device.ts").then(({ forgetExpired }) => forgetExpired());
const root = document.querySelector<HTMLElement>("#root");
// Without texts not even an error can be rendered.
if (root !== null) start(root).catch(failToStart);
makeLinksAbsolute();
void tendWorkers();
