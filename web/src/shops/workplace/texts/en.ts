import type { Texts } from "#web/platform/i18n/texts.ts";
import type { workplace as sv } from "./sv.ts";

export const workplace: Texts<typeof sv> = {
  title: "Store you work in",
  none: "No store chosen",
  change: "Change store",
  choose: "Which store are you working in now?",
};
