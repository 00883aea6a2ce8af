import { consent } from "#web/platform/i18n/en/consent.ts";
import { landing } from "#web/app/landing/texts/landing-en.ts";
import { site } from "#web/platform/i18n/en/site.ts";
import { hydrateLanding } from "./hydrate-landing.ts";

hydrateLanding({ texts: landing, siteTexts: site, consentTexts: consent, language: "en" });
