import {
  BadgePercent,
  Bug,
  Building2,
  ChartColumn,
  ChartLine,
  ClipboardList,
  Flag,
  Handshake,
  IdCard,
  type LucideIcon,
  MapPinCheck,
  MessageSquareWarning,
  Package,
  QrCode,
  ScrollText,
  SearchCheck,
  Settings,
  Umbrella,
} from "lucide-react";
import type { admin } from "./texts/sv.ts";

type Tile = { readonly to: string; readonly text: keyof typeof admin.tiles; readonly Icon: LucideIcon };

export const dashboardTiles: readonly Tile[] = [
  { to: "/admin-bike-search", text: "bikeSearch", Icon: SearchCheck },
  { to: "/admin-identity-reviews", text: "identityReviews", Icon: IdCard },
  { to: "/admin-recovery-reports", text: "recoveryReports", Icon: MapPinCheck },
  { to: "/admin-ad-reports", text: "adReports", Icon: Flag },
  { to: "/admin-message-reports", text: "messageReports", Icon: MessageSquareWarning },
  { to: "/analytics", text: "statistics", Icon: ChartLine },
  { to: "/business-analytics", text: "business", Icon: ChartColumn },
  { to: "/insurance-analytics", text: "insurance", Icon: Umbrella },
  { to: "/admin-orders", text: "orders", Icon: Package },
  { to: "/admin-qr-management", text: "qrManagement", Icon: QrCode },
  { to: "/admin-campaigns", text: "campaigns", Icon: BadgePercent },
  { to: "/admin-business-requests", text: "businessRequests", Icon: ClipboardList },
  { to: "/admin-approved-entities", text: "approved", Icon: Building2 },
  { to: "/admin-partners", text: "partners", Icon: Handshake },
  { to: "/admin-audit", text: "audit", Icon: ScrollText },
  { to: "/admin-bug-reports", text: "bugReports", Icon: Bug },
  { to: "/settings", text: "settings", Icon: Settings },
];
