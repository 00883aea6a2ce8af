import { type LucideIcon, PlusCircle, Search } from "lucide-react";
import type { ComponentType } from "react";
import type { common } from "#web/i18n/sv/common.ts";
import type { SettledSession } from "#web/auth/session.ts";
import { BikeGlyph } from "#web/ui/BikeGlyph.tsx";
import { mayOpen } from "./guard.ts";
import { pages } from "./routes.ts";

export type NavItem = {
  readonly path: string;
  readonly text: keyof typeof common.nav;
  readonly Icon: LucideIcon | ComponentType<{ size?: number }>;
};

const items: readonly NavItem[] = [
  { path: "/my-bikes", text: "myBikes", Icon: BikeGlyph },
  { path: "/bike-search", text: "search", Icon: Search },
  { path: "/bike-registration", text: "register", Icon: PlusCircle },
];

/** What stands in the bars: only pages that exist and that this person may open. */
export const navItems = (session: SettledSession): readonly NavItem[] =>
  items.filter((item) => pages.some((page) => page.path === item.path && mayOpen(page.access, session)));
