import * as z from "zod";
import { rule } from "./field-rules.ts";

/** The items that a customer can put into the two bars, in menu order. */
export const menuIds = [
  "bike",
  "search",
  "check",
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

export const minTopMenu = 2;
export const minBottomMenu = 4;

const once = (ids: readonly MenuId[]): boolean => new Set(ids).size === ids.length;

const list = (minItems: number) =>
  z
    .array(MenuId)
    .min(minItems, rule("menu-too-short"))
    .max(menuIds.length)
    .refine(once, rule("menu-id-repeated"));

/** The items in a person's top and bottom bars. The menu sheet holds the others. */
export const Menus = z.object({ top: list(minTopMenu), bottom: list(minBottomMenu) });
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

/** Drops unknown ids, and replaces a list that is then too short by the default. `changed` asks the caller to store the result. */
export const cleanMenus = (stored: {
  top: readonly string[];
  bottom: readonly string[];
}): { menus: Menus; changed: boolean } => {
  const [top, bottom] = [known(stored.top), known(stored.bottom)];
  const menus = {
    top: top.length < minTopMenu ? defaultMenus.top : top,
    bottom: bottom.length < minBottomMenu ? defaultMenus.bottom : bottom,
  };
  return { menus, changed: !isSame(menus.top, stored.top) || !isSame(menus.bottom, stored.bottom) };
};
