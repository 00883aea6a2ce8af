import type { MenuItemId } from "./menu-items.ts";

/** How much waits behind an entry of the menu. */
export type Badges = Readonly<Partial<Record<MenuItemId, number>>>;

/** Messages are to be read; behind all else is something to do. */
export const countedAs = (id: MenuItemId): "unread" | "waiting" => (id === "messages" ? "unread" : "waiting");
