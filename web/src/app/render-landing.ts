import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "#contract/accounts.ts";
import { LandingPage } from "#web/features/landing/LandingPage.tsx";
import { landing as landingEn } from "#web/i18n/en/landing.ts";
import { site as siteEn } from "#web/i18n/en/site.ts";
import { landing as landingSv } from "#web/i18n/sv/landing.ts";
import { site as siteSv } from "#web/i18n/sv/site.ts";

const texts = {
  sv: { texts: landingSv, siteTexts: siteSv },
  en: { texts: landingEn, siteTexts: siteEn },
};

/** The landing page as HTML, for the build to put into its document. */
export const renderLanding = (language: Language): string =>
  renderToString(createElement(LandingPage, { ...texts[language], language }));
