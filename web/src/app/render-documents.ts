import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { Language } from "#contract/people/accounts.ts";
import { type ApartPath, type DocumentPath, documentAddress, isApart } from "#contract/people/documents.ts";
import { createQueryClient } from "#web/platform/api/queries.ts";
import { CheckPage } from "#web/checks/check/CheckPage.tsx";
import { check as checkEn } from "#web/checks/check/texts/check-en.ts";
import { check as checkSv } from "#web/checks/check/texts/check-sv.ts";
import { LandingPage } from "#web/app/landing/LandingPage.tsx";
import { landing as landingEn } from "#web/app/landing/texts/landing-en.ts";
import { landing as landingSv } from "#web/app/landing/texts/landing-sv.ts";
import { allTexts } from "#web/platform/i18n/all-texts.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { pages } from "./routes.ts";

const landing = { sv: landingSv, en: landingEn };
const check = { sv: checkSv, en: checkEn };

/** The documents that do without the app. */
const renderApart = (path: ApartPath, language: Language): string => {
  const { site: siteTexts, consent: consentTexts } = allTexts[language];
  const shared = { siteTexts, consentTexts, language };
  return renderToString(
    path === "/"
      ? createElement(LandingPage, { ...shared, texts: landing[language] })
      : createElement(CheckPage, { ...shared, texts: check[language] }),
  );
};

const textsIn = async (language: Language) => {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: { translation: allTexts[language] } },
    interpolation: { escapeValue: false },
  });
  return instance;
};

/** Renders a document as HTML for a signed-out person, for the build. */
export const renderDocument = async (path: DocumentPath, language: Language): Promise<string> => {
  if (isApart(path)) return renderApart(path, language);
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
