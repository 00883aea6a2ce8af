import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import type { Language } from "#contract/accounts.ts";
import { type DocumentPath, documentAddress } from "#contract/documents.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { LandingPage } from "#web/features/landing/LandingPage.tsx";
import { en } from "#web/i18n/en/en.ts";
import { landing as landingEn } from "#web/i18n/en/landing.ts";
import { landing as landingSv } from "#web/i18n/sv/landing.ts";
import { sv } from "#web/i18n/sv/sv.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { pages } from "./routes.ts";

const texts = { sv, en };
const landing = { sv: landingSv, en: landingEn };

const renderLanding = (language: Language): string =>
  renderToString(
    createElement(LandingPage, {
      texts: landing[language],
      siteTexts: texts[language].site,
      consentTexts: texts[language].consent,
      language,
    }),
  );

const textsIn = async (language: Language) => {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: texts[language] } },
    interpolation: { escapeValue: false },
  });
  return instance;
};

/** A document as HTML, as somebody signed out sees it, for the build to put into its file. */
export const renderDocument = async (path: DocumentPath, language: Language): Promise<string> => {
  if (path === "/") return renderLanding(language);
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`${path} is not in the route table`);
  const address = documentAddress(path, language);
  const handler = createStaticHandler([
    { Component: PublicLayout, children: [{ path: address, Component: await page.load() }] },
  ]);
  const context = await handler.query(new Request(`https://cykelregistret.invalid${address}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const site = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const app = createElement(QueryClientProvider, { client: createQueryClient() }, site);
  return renderToString(createElement(I18nextProvider, { i18n: await textsIn(language) }, app));
};
