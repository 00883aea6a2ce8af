import {
  BookOpen,
  Boxes,
  Bug,
  Building2,
  ChartColumn,
  Handshake,
  type LucideIcon,
  QrCode,
  ReceiptText,
  Store,
  UserPlus,
} from "lucide-react";
import type { pages } from "./texts/pages/sv.ts";
import type { PathToCome } from "#web/ui/pages-to-come.ts";
import type { Step } from "./steps.ts";

export type Part = {
  readonly text: keyof typeof pages.parts;
  readonly Icon: LucideIcon | undefined;
  /** What someone may do instead, the likeliest first. */
  readonly steps: readonly [Step, ...Step[]];
};

export type EmptyPageContent = {
  readonly title: keyof typeof pages.titles;
  /** Several stand under tabs, by `?tab=`. */
  readonly parts: readonly [Part, ...Part[]];
};

const part = (text: Part["text"], Icon: Part["Icon"], ...steps: Part["steps"]): Part => ({
  text,
  Icon,
  steps,
});

const stock = part("inventory", Boxes, "adminDashboard");

/** Pages that are not built yet, and the one of a code without a code, by their address. A bicycle is drawn where there is no icon. */
export const emptyPages = {
  "/partners": { title: "partners", parts: [part("partners", Handshake, "contact")] },
  "/store-dashboard": { title: "storeDashboard", parts: [part("storeDashboard", Store, "storeSearch")] },
  "/store-guide": { title: "storeGuide", parts: [part("storeGuide", BookOpen, "contact")] },
  "/store-analytics": {
    title: "storeAnalytics",
    parts: [part("storeAnalytics", ChartColumn, "storeSearch")],
  },
  "/store-bikes": { title: "storeBikes", parts: [part("storeBikes", undefined, "storeSearch")] },
  "/store-register-customer": {
    title: "storeRegister",
    parts: [part("storeRegister", UserPlus, "storeSearch")],
  },
  "/store-inventory": { title: "storeInventory", parts: [part("storeInventory", Boxes, "contact")] },
  "/store-receipts": {
    title: "storeReceipts",
    parts: [part("storeReceipts", ReceiptText, "storeSearch")],
  },
  "/analytics": { title: "analytics", parts: [part("analytics", ChartColumn, "adminDashboard")] },
  "/insurance-analytics": {
    title: "insurance",
    parts: [part("insurance", ChartColumn, "adminDashboard")],
  },
  "/business-analytics": {
    title: "business",
    parts: [part("business", ChartColumn, "adminDashboard")],
  },
  "/admin-qr-management": {
    title: "qrManagement",
    parts: [part("generator", QrCode, "adminDashboard"), stock],
  },
  "/admin-approved-entities": {
    title: "approved",
    parts: [part("approved", Building2, "adminDashboard")],
  },
  "/admin-partners": {
    title: "partners",
    parts: [part("publicPartners", Handshake, "adminDashboard")],
  },
  "/admin-bug-reports": { title: "bugReports", parts: [part("bugReports", Bug, "adminDashboard")] },
  "/admin-inventory": { title: "inventory", parts: [stock] },
  "/qr": { title: "qr", parts: [part("qrMissing", QrCode, "search")] },
} as const satisfies Record<PathToCome | "/qr", EmptyPageContent>;

export type EmptyPath = keyof typeof emptyPages;
