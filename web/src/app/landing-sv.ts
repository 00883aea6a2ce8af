import { consent } from "#web/i18n/sv/consent.ts";
import { landing } from "#web/features/landing/texts/landing-sv.ts";
import { site } from "#web/i18n/sv/site.ts";
import { hydrateLanding } from "./hydrate-landing.ts";

hydrateLanding({ texts: landing, siteTexts: site, consentTexts: consent, language: "sv" });
