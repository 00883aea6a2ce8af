import type { MenuId } from "#contract/menus.ts";

/** Pages that are not built yet. They can be opened and say so, but no menu and no tile leads to them. */
const pagesToCome = [
  "/partners",
  "/store-dashboard",
  "/store-guide",
  "/store-analytics",
  "/store-bikes",
  "/store-register-customer",
  "/store-receipts",
  "/analytics",
  "/insurance-analytics",
  "/business-analytics",
  "/admin-partners",
  "/admin-bug-reports",
] as const;

export type PathToCome = (typeof pagesToCome)[number];

export const isToCome = (path: string): boolean => pagesToCome.some((each) => each === path);

const menuIdsToCome: readonly MenuId[] = ["partners"];

/** What a person has put in a menu keeps its place there; it is shown once there is something behind it. */
export const isInMenus = (id: MenuId): boolean => !menuIdsToCome.includes(id);
