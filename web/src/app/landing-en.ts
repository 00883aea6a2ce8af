import { consent } from "#web/i18n/en/consent.ts";
import { landing } from "#web/features/landing/texts/landing-en.ts";
import { site } from "#web/i18n/en/site.ts";
import { hydrateLanding } from "./hydrate-landing.ts";

hydrateLanding({ texts: landing, siteTexts: site, consentTexts: consent, language: "en" });
