import {
  AtSign,
  Bug,
  Eraser,
  Eye,
  FileLock2,
  Flag,
  IdCard,
  Landmark,
  type LucideIcon,
  Mail,
  MapPinCheck,
  MessageSquareWarning,
  Package,
  PencilLine,
  QrCode,
  ReceiptText,
  Scale,
  Store,
  Unplug,
} from "lucide-react";
import type { TodoQueue } from "#contract/office/todo.ts";

type Queue = {
  readonly id: TodoQueue;
  /** The queue's page. */
  readonly to: string;
  readonly Icon: LucideIcon;
};

const recovery = "/admin-recovery-reports";

/** In the order in which pages show them. */
export const queues: readonly Queue[] = [
  { id: "receipts", to: `${recovery}?tab=reviews`, Icon: ReceiptText },
  { id: "identities", to: "/admin-identity-reviews", Icon: IdCard },
  { id: "rewards", to: `${recovery}?state=confirmed&flagged=true`, Icon: MapPinCheck },
  { id: "corrections", to: `${recovery}?tab=corrections`, Icon: PencilLine },
  { id: "removals", to: "/admin-todo?queue=removals", Icon: Eraser },
  { id: "ownershipDisputes", to: "/admin-todo?queue=ownershipDisputes", Icon: Scale },
  { id: "extracts", to: "/admin-todo?queue=extracts", Icon: FileLock2 },
  { id: "emailRequests", to: "/admin-todo?queue=emailRequests", Icon: AtSign },
  { id: "accesses", to: "/admin-todo?queue=accesses", Icon: Eye },
  { id: "adReports", to: "/admin-ad-reports", Icon: Flag },
  { id: "messageReports", to: "/admin-message-reports", Icon: MessageSquareWarning },
  { id: "letters", to: "/admin-letters", Icon: Mail },
  { id: "bugs", to: "/admin-bug-reports", Icon: Bug },
  { id: "disputes", to: "/admin-campaigns?tab=disputes", Icon: Landmark },
  { id: "orders", to: "/admin-orders", Icon: Package },
  { id: "stock", to: "/admin-inventory", Icon: QrCode },
  { id: "givenUp", to: "/admin-dashboard#health", Icon: Unplug },
  { id: "storeApplications", to: "/admin-store-requests", Icon: Store },
];
