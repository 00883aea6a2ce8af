import {
  ChartColumn,
  CircleQuestionMark,
  Coins,
  Lightbulb,
  Mail,
  Megaphone,
  MessageCircle,
  PlusCircle,
  Printer,
  ReceiptText,
  ScanSearch,
  Search,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Store,
  Umbrella,
} from "lucide-react";
import type { ComponentType } from "react";
import type { common } from "#web/platform/i18n/sv/common.ts";
import { BikeGlyph } from "#web/platform/ui/BikeGlyph.tsx";

export type MenuItemId = keyof typeof common.menu;

export type MenuItem = {
  readonly id: MenuItemId;
  readonly path: string;
  readonly Icon: ComponentType<{ size?: number }>;
};

const entries: Readonly<Record<MenuItemId, Omit<MenuItem, "id">>> = {
  bike: { path: "/my-bikes", Icon: BikeGlyph },
  search: { path: "/", Icon: Search },
  check: { path: "/check", Icon: ScanSearch },
  "bike-ads": { path: "/bike-ads", Icon: Megaphone },
  "admin-search": { path: "/admin-dashboard", Icon: ShieldCheck },
  order: { path: "/order", Icon: ShoppingBag },
  settings: { path: "/settings", Icon: Settings },
  messages: { path: "/messages", Icon: MessageCircle },
  receipts: { path: "/receipts", Icon: ReceiptText },
  "why-bike-owners": { path: "/why-bike-owners", Icon: Lightbulb },
  "how-to-use": { path: "/how-to-use", Icon: CircleQuestionMark },
  partners: { path: "/partners", Icon: Store },
  points: { path: "/order", Icon: Coins },
  "admin-qr-print": { path: "/admin-qr-print", Icon: Printer },
  "business-analytics": { path: "/business-analytics", Icon: ChartColumn },
  "insurance-analytics": { path: "/insurance-analytics", Icon: Umbrella },
  register: { path: "/bike-registration", Icon: PlusCircle },
  contact: { path: "/contact", Icon: Mail },
  "store-dashboard": { path: "/store-dashboard", Icon: Store },
  "store-search": { path: "/store-search", Icon: Search },
};

export const menuItem = (id: MenuItemId): MenuItem => ({ id, ...entries[id] });
