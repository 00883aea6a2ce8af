import type { landing } from "./texts/landing-sv.ts";
import type { Texts } from "#web/i18n/texts.ts";

export type LandingTexts = Texts<typeof landing>;
