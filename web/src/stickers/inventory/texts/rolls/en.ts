import type { rolls as sv } from "./sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const rolls: Texts<typeof sv> = {
  title: "Roll {{number}}",
  failed: "The roll couldn’t be loaded",
  states: {
    ordered: "Ordered, not sent",
    warehouse: "In the warehouse",
    active: "In use",
    "used-up": "Used up",
  },
  left: "{{left}} of {{count}} codes left",
  all: "Show all stock",
  codes: { made: "Free", linked: "Linked", void: "Cancelled" },
};
