import * as z from "zod";
import { rule } from "#contract/field-rules.ts";

/** What a customer's bars can hold, in the order of the menu. */
export const menuIds = [
  "bike",
  "search",
  "bike-ads",
  "order",
  "settings",
  "messages",
  "receipts",
  "why-bike-owners",
  "how-to-use",
  "partners",
  "points",
] as const;

export const MenuId = z.enum(menuIds, rule("menu-id-unknown"));
export type MenuId = z.infer<typeof MenuId>;

export const minimumTopMenu = 2;
export const minimumBottomMenu = 4;

const once = (ids: readonly MenuId[]): boolean => new Set(ids).size === ids.length;

const list = (minimum: number) =>
  z
    .array(MenuId)
    .min(minimum, rule("menu-too-short"))
    .max(menuIds.length)
    .refine(once, rule("menu-id-repeated"));

/** The items a person has put in the top bar and in the bottom bar; the rest stand in the sheet. */
export const Menus = z.object({ top: list(minimumTopMenu), bottom: list(minimumBottomMenu) });
export type Menus = z.infer<typeof Menus>;

export const defaultMenus: Menus = {
  top: ["settings", "messages"],
  bottom: ["bike", "search", "bike-ads", "order"],
};

const known = (stored: readonly string[]): MenuId[] => [
  ...new Set(stored.flatMap((id) => MenuId.safeParse(id).data ?? [])),
];

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place]);

/** Drops ids that no longer exist; a list that is too short after that becomes the default one. `changed` says that the stored lists are to be replaced. */
export const cleanMenus = (stored: {
  top: readonly string[];
  bottom: readonly string[];
}): { menus: Menus; changed: boolean } => {
  const [top, bottom] = [known(stored.top), known(stored.bottom)];
  const menus = {
    top: top.length < minimumTopMenu ? defaultMenus.top : top,
    bottom: bottom.length < minimumBottomMenu ? defaultMenus.bottom : bottom,
  };
  return { menus, changed: !isSame(menus.top, stored.top) || !isSame(menus.bottom, stored.bottom) };
};
