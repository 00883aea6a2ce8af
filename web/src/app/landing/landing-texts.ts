import type { landing } from "#web/app/landing/texts/landing-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export type LandingTexts = Texts<typeof landing>;
