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
  Mail,
  MapPinCheck,
  MessageSquareWarning,
  Package,
  QrCode,
  ScrollText,
  SearchCheck,
  Settings,
  Umbrella,
  Users,
} from "lucide-react";
import type { TodoQueue } from "#contract/office/todo.ts";
import type { admin } from "#web/office/dashboard/texts/admin/sv.ts";

type Tile = {
  readonly to: string;
  readonly text: keyof typeof admin.tiles;
  readonly Icon: LucideIcon;
  /** The queues of the tool's page. */
  readonly queues?: readonly TodoQueue[];
};

export const dashboardTiles: readonly Tile[] = [
  { to: "/admin-people", text: "people", Icon: Users },
  { to: "/admin-bike-search", text: "bikeSearch", Icon: SearchCheck },
  { to: "/admin-identity-reviews", text: "identityReviews", Icon: IdCard, queues: ["identities"] },
  {
    to: "/admin-recovery-reports",
    text: "recoveryReports",
    Icon: MapPinCheck,
    queues: ["receipts", "rewards", "corrections"],
  },
  { to: "/admin-ad-reports", text: "adReports", Icon: Flag, queues: ["adReports"] },
  {
    to: "/admin-message-reports",
    text: "messageReports",
    Icon: MessageSquareWarning,
    queues: ["messageReports"],
  },
  { to: "/analytics", text: "statistics", Icon: ChartLine },
  { to: "/business-analytics", text: "business", Icon: ChartColumn },
  { to: "/insurance-analytics", text: "insurance", Icon: Umbrella },
  { to: "/admin-orders", text: "orders", Icon: Package, queues: ["orders"] },
  { to: "/admin-qr-management", text: "qrManagement", Icon: QrCode, queues: ["stock"] },
  { to: "/admin-campaigns", text: "campaigns", Icon: BadgePercent, queues: ["disputes"] },
  {
    to: "/admin-business-requests",
    text: "businessRequests",
    Icon: ClipboardList,
    queues: ["storeApplications"],
  },
  { to: "/admin-approved-entities", text: "approved", Icon: Building2 },
  { to: "/admin-partners", text: "partners", Icon: Handshake },
  { to: "/admin-audit", text: "audit", Icon: ScrollText },
  { to: "/admin-letters", text: "letters", Icon: Mail, queues: ["letters"] },
  { to: "/admin-bug-reports", text: "bugReports", Icon: Bug, queues: ["bugs"] },
  { to: "/settings", text: "settings", Icon: Settings },
];
