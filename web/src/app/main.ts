// First, so that what every page shares can be overruled by the pages.
import "#web/ui/ui.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { createElement, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { createQueryClient } from "#web/api/queries.ts";
import { startI18n } from "#web/i18n/i18n.ts";
import { preferredLanguage } from "#web/i18n/language.ts";
import { removeOldWorkers } from "./remove-old-workers.ts";
import { createRouter } from "./router.ts";

const start = async (root: HTMLElement): Promise<void> => {
  const texts = startI18n(preferredLanguage());
  // A router fetches its first page from the moment it exists, beside the texts.
  const router = createElement(RouterProvider, { router: createRouter() });
  await texts;
  const app = createElement(QueryClientProvider, { client: createQueryClient() }, router);
  createRoot(root).render(createElement(StrictMode, null, app));
};

const root = document.querySelector<HTMLElement>("#root");
if (root !== null) void start(root);
void removeOldWorkers();
