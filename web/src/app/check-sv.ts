import { check } from "#web/checks/check/texts/check-sv.ts";
import { consent } from "#web/platform/i18n/sv/consent.ts";
import { site } from "#web/platform/i18n/sv/site.ts";
import { hydrateCheck } from "./hydrate-check.ts";

hydrateCheck({ texts: check, siteTexts: site, consentTexts: consent, language: "sv" });
