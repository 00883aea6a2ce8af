import { menuIds, type Menus } from "#contract/menus.ts";
import type { SettledSession } from "#web/auth/session.ts";
import { type MenuItem, type MenuItemId, menuItem } from "./menu-items.ts";

export type Menu = {
  /** Icons at the end of the top bar. */
  readonly top: readonly MenuItem[];
  /** At the bottom of small screens, in the top bar of large ones. */
  readonly bottom: readonly MenuItem[];
  /** In the sheet, without what stands there for everybody. Undefined: there is no sheet. */
  readonly more: readonly MenuItem[] | undefined;
};

/** So many have room beside logo, points and notices on the smallest screens. */
const topPlaces = 2;
/** So many have room beside the button that opens the sheet. */
const bottomPlaces = 5;

const none: Menu = { top: [], bottom: [], more: undefined };

const admins: Menu = { top: [], bottom: [menuItem("admin-search"), menuItem("admin-people")], more: [] };

const stores: Menu = {
  top: [],
  bottom: [
    menuItem("store-dashboard"),
    menuItem("store-search"),
    { ...menuItem("settings"), path: "/store-settings" },
  ],
  more: undefined,
};

/** Everything a customer may see stands in exactly one place; what a bar has no room for stands in the sheet. */
const customers = (stored: Menus): Menu => {
  const bottom: MenuItemId[] = stored.bottom.slice(0, bottomPlaces);
  const top: MenuItemId[] = stored.top.filter((id) => !bottom.includes(id)).slice(0, topPlaces);
  const rest = menuIds.filter((id) => id !== "settings" && !bottom.includes(id) && !top.includes(id));
  return {
    top: top.map(menuItem),
    bottom: bottom.map(menuItem),
    more: [menuItem("register"), ...rest.map(menuItem)],
  };
};

/** What stands in the bars and in the sheet, by the role and by what the person chose to have where. */
export const menuOf = (session: SettledSession, stored: Menus): Menu => {
  if (session.state === "signed-out" || session.totpRequired === true) return none;
  switch (session.role) {
    case "customer":
      return customers(stored);
    case "store":
      return stores;
    case "admin":
      return admins;
  }
};
