import type { Texts } from "#web/platform/i18n/texts.ts";
import type { workplace as sv } from "./sv.ts";

export const workplace: Texts<typeof sv> = {
  title: "Shop you work in",
  none: "No shop chosen",
  change: "Change shop",
  choose: "Which shop are you working in now?",
};
