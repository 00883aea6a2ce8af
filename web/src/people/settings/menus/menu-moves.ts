import { type MenuId, menuIds, type Menus, minBottomMenu, minTopMenu } from "#contract/platform/menus.ts";

export type MenuList = "top" | "bottom" | "rest";

export const idsIn = (menus: Menus, list: MenuList): readonly MenuId[] =>
  list === "rest"
    ? menuIds.filter((id) => !menus.top.includes(id) && !menus.bottom.includes(id))
    : menus[list];

export type Move = {
  readonly id: MenuId;
  readonly from: MenuList;
  readonly to: MenuList;
  /** Index before which the entry goes; the sheet has its own order. */
  readonly before: number;
};

const insert = (ids: readonly MenuId[], id: MenuId, before: number): MenuId[] => {
  const rest = ids.slice(before).filter((each) => each !== id);
  return [...ids.slice(0, before).filter((each) => each !== id), id, ...rest];
};

/** Applies a move without duplicating the entry. */
export const moved = (menus: Menus, { id, from, to, before }: Move): Menus => {
  const next = { ...menus };
  if (from !== "rest" && from !== to) next[from] = menus[from].filter((each) => each !== id);
  if (to !== "rest") next[to] = insert(menus[to], id, before);
  return next;
};

export const areTooShort = ({ top, bottom }: Menus): boolean =>
  top.length < minTopMenu || bottom.length < minBottomMenu;
