import { queryOptions } from "@tanstack/react-query";
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
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import type { QueryKey } from "#web/platform/api/query-keys.ts";
import { type QueueCases, oldestFirst } from "./case.ts";
import { accesses } from "./accesses.ts";
import {
  adCases,
  applications,
  bugs,
  corrections,
  disputes,
  givenUp,
  emailRequests,
  extracts,
  identities,
  letters,
  messageCases,
  orders,
  ownershipDisputes,
  receipts,
  removals,
  rewards,
  stock,
} from "./fetch-cases.ts";

type Fetch = (signal: AbortSignal) => Promise<QueueCases>;

/** The key is below the list's key, so that invalidating the list refetches the cases. */
const casesQuery = (list: QueryKey, fetch: Fetch) =>
  queryOptions({
    queryKey: [...list, "cases"],
    queryFn: async ({ signal }) => {
      const { cases, more } = await fetch(signal);
      return { cases: cases.toSorted(oldestFirst), more };
    },
  });

/** `to` is the queue's page; `list` is invalidated when a case is decided. */
const queue = (id: TodoQueue, to: string, Icon: LucideIcon, list: QueryKey, fetch: Fetch) => ({
  id,
  to,
  Icon,
  list,
  query: casesQuery(list, fetch),
});

const { adReports, adminOrders, bikeAdmin, bugs: bugKeys, contactCases, identityReviews } = adminQueryKeys;
const { inventory, messageReports, people, storeApplications } = adminQueryKeys;
const recovery = "/admin-recovery-reports";

export const queues = [
  queue("receipts", `${recovery}?tab=reviews`, ReceiptText, bikeAdmin.reviews, receipts),
  queue("identities", "/admin-identity-reviews", IdCard, identityReviews.waiting, identities),
  queue("rewards", `${recovery}?state=confirmed&flagged=true`, MapPinCheck, bikeAdmin.reports, rewards),
  queue("corrections", `${recovery}?tab=corrections`, PencilLine, bikeAdmin.corrections, corrections),
  queue("removals", "/admin-todo?queue=removals", Eraser, bikeAdmin.removals, removals),
  queue(
    "ownershipDisputes",
    "/admin-todo?queue=ownershipDisputes",
    Scale,
    bikeAdmin.ownershipDisputes,
    ownershipDisputes,
  ),
  queue("extracts", "/admin-todo?queue=extracts", FileLock2, people.extracts, extracts),
  queue("emailRequests", "/admin-todo?queue=emailRequests", AtSign, people.emailRequests, emailRequests),
  queue("accesses", "/admin-todo?queue=accesses", Eye, people.accessSamples, accesses),
  queue("adReports", "/admin-ad-reports", Flag, adReports.waiting, adCases),
  queue(
    "messageReports",
    "/admin-message-reports",
    MessageSquareWarning,
    messageReports.waiting,
    messageCases,
  ),
  queue("letters", "/admin-letters", Mail, contactCases.waiting, letters),
  queue("bugs", "/admin-bug-reports", Bug, bugKeys.waiting, bugs),
  queue("disputes", "/admin-campaigns?tab=disputes", Landmark, adminQueryKeys.disputes.all, disputes),
  queue("orders", "/admin-orders", Package, adminOrders.all, orders),
  queue("stock", "/admin-inventory", QrCode, inventory.pools, stock),
  queue("givenUp", "/admin-dashboard#health", Unplug, adminQueryKeys.givenUp.all, givenUp),
  queue("storeApplications", "/admin-store-requests", Store, storeApplications.lists, applications),
];
