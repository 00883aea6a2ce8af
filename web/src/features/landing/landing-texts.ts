import type { landing } from "#web/i18n/sv/landing.ts";
import type { Texts } from "#web/i18n/texts.ts";

export type LandingTexts = Texts<typeof landing>;
