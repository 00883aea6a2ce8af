import type { MenuItemId } from "./menu-items.ts";

/** How much waits behind an entry of the menu. */
export type Badges = Readonly<Partial<Record<MenuItemId, number>>>;

/** Messages are to be read; behind all else is something to do. */
export const countedAs = (id: MenuItemId): "unread" | "waiting" => (id === "messages" ? "unread" : "waiting");

const most = 9;

/** What a badge says: nothing for none, and no more than fits. */
export const badgeText = (count: number | undefined): string | undefined => {
  if (count === undefined || count <= 0) return undefined;
  return count > most ? `${most}+` : String(count);
};
