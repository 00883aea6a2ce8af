import type { MenuItemId } from "./menu-items.ts";

export type Badges = Readonly<Partial<Record<MenuItemId, number>>>;

/** Messages count as unread, everything else as tasks. */
export const countedAs = (id: MenuItemId): "unread" | "waiting" => (id === "messages" ? "unread" : "waiting");
