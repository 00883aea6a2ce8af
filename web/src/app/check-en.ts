import { check } from "#web/checks/check/texts/check-en.ts";
import { consent } from "#web/platform/i18n/en/consent.ts";
import { site } from "#web/platform/i18n/en/site.ts";
import { hydrateCheck } from "./hydrate-check.ts";

hydrateCheck({ texts: check, siteTexts: site, consentTexts: consent, language: "en" });
