import type { menus as sv } from "./menus-sv.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";

export const menus: Texts<typeof sv> = {
  title: "Menus",
  lead: "Choose what goes in your menus. There’s room for two at the top and five at the bottom; the rest is under More.",
  fixed: "Administrators have a fixed menu.",
  top: "Top menu",
  bottom: "Bottom menu",
  rest: "Under More",
  restEmpty: "Everything is in your menus.",
  listEmpty: "The list is empty.",
  drag: "Drag {{item}}",
  up: "Move {{item}} up",
  down: "Move {{item}} down",
  toTop: "Move {{item}} to the top menu",
  toBottom: "Move {{item}} to the bottom menu",
  remove: "Remove {{item}} from the menu",
  moved: "{{item}}: {{list}}, position {{place}} of {{count}}.",
  save: "Save menus",
  reset: "Reset",
};
