import { type MenuId, menuIds, type Menus, minimumBottomMenu, minimumTopMenu } from "#contract/menus.ts";

/** The two bars, and the sheet that holds whatever is in neither. */
export type MenuList = "top" | "bottom" | "rest";

export const idsIn = (menus: Menus, list: MenuList): readonly MenuId[] =>
  list === "rest"
    ? menuIds.filter((id) => !menus.top.includes(id) && !menus.bottom.includes(id))
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

export const areTooShort = ({ top, bottom }: Menus): boolean =>
  top.length < minimumTopMenu || bottom.length < minimumBottomMenu;
