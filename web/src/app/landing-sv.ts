import { consent } from "#web/platform/i18n/sv/consent.ts";
import { landing } from "#web/app/landing/texts/landing-sv.ts";
import { site } from "#web/platform/i18n/sv/site.ts";
import { hydrateLanding } from "./hydrate-landing.ts";

hydrateLanding({ texts: landing, siteTexts: site, consentTexts: consent, language: "sv" });
