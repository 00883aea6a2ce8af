import { type MenuId, menuIds, type Menus, minimumBottomMenu, minimumTopMenu } from "#contract/menus.ts";
import { isInMenus } from "#web/ui/pages-to-come.ts";

/** The two bars, and the sheet that holds whatever is in neither. */
export type MenuList = "top" | "bottom" | "rest";

export const idsIn = (menus: Menus, list: MenuList): readonly MenuId[] =>
  list === "rest"
    ? menuIds.filter((id) => isInMenus(id) && !menus.top.includes(id) && !menus.bottom.includes(id))
    : menus[list];

export type Move = {
  readonly id: MenuId;
  readonly from: MenuList;
  readonly to: MenuList;
  /** Before which place of the list as it stands it comes; the sheet has an order of its own. */
  readonly before: number;
};

const insert = (ids: readonly MenuId[], id: MenuId, before: number): MenuId[] => {
  const rest = ids.slice(before).filter((each) => each !== id);
  return [...ids.slice(0, before).filter((each) => each !== id), id, ...rest];
};

/** The menus after a move; nothing stands in one of them twice. */
export const moved = (menus: Menus, { id, from, to, before }: Move): Menus => {
  const next = { ...menus };
  if (from !== "rest" && from !== to) next[from] = menus[from].filter((each) => each !== id);
  if (to !== "rest") next[to] = insert(menus[to], id, before);
  return next;
};

/** Without what is not built yet. */
export const shownOf = ({ top, bottom }: Menus): Menus => ({
  top: top.filter(isInMenus),
  bottom: bottom.filter(isInMenus),
});

/** With what the person had there and could not see. */
export const withUnseen = (shown: Menus, saved: Menus): Menus => ({
  top: [...shown.top, ...saved.top.filter((id) => !isInMenus(id))],
  bottom: [...shown.bottom, ...saved.bottom.filter((id) => !isInMenus(id))],
});

export const areTooShort = ({ top, bottom }: Menus): boolean =>
  top.length < minimumTopMenu || bottom.length < minimumBottomMenu;
