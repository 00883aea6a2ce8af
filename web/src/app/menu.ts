import { menuIds, type Menus } from "#contract/platform/menus.ts";
import type { SettledSession } from "#web/platform/auth/session.ts";
import { type MenuItem, type MenuItemId, menuItem } from "./menu-items.ts";

export type Menu = {
  readonly top: readonly MenuItem[];
  /** Shown at the bottom of small screens and in the top bar of large ones. */
  readonly bottom: readonly MenuItem[];
  /** The entries of the sheet besides the fixed ones; undefined if there is no sheet. */
  readonly more: readonly MenuItem[] | undefined;
};

/** The number of entries that fit beside logo, points and notifications on the smallest screens. */
const maxTop = 2;
/** The number of entries that fit beside the button of the sheet. */
const maxBottom = 5;

const none: Menu = { top: [], bottom: [], more: undefined };

const admins: Menu = { top: [], bottom: [menuItem("admin-search")], more: [] };

const stores: Menu = {
  top: [],
  bottom: [
    menuItem("store-dashboard"),
    menuItem("store-search"),
    { ...menuItem("settings"), path: "/store-settings" },
  ],
  more: undefined,
};

/** Each entry appears exactly once; those that do not fit move to the sheet. */
const customers = (stored: Menus): Menu => {
  const bottom: MenuItemId[] = stored.bottom.slice(0, maxBottom);
  const top: MenuItemId[] = stored.top
    .filter((id) => id !== "settings" && !bottom.includes(id))
    .slice(0, maxTop);
  const rest = menuIds.filter((id) => id !== "settings" && !bottom.includes(id) && !top.includes(id));
  return {
    top: top.map(menuItem),
    bottom: bottom.map(menuItem),
    more: [menuItem("register"), ...rest.map(menuItem)],
  };
};

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
