import { queryOptions } from "@tanstack/react-query";
import {
  AtSign,
  Bug,
  Eraser,
  FileLock2,
  Flag,
  IdCard,
  type LucideIcon,
  MapPinCheck,
  MessageSquareWarning,
  Package,
  PencilLine,
  QrCode,
  ReceiptText,
  Store,
  Unplug,
} from "lucide-react";
import type { TodoQueue } from "#contract/todo.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import type { QueryKey } from "#web/api/query-keys.ts";
import { type Waiting, oldestFirst } from "./case.ts";
import {
  adCases,
  applications,
  bugs,
  corrections,
  givenUp,
  emailRequests,
  extracts,
  identities,
  messageCases,
  orders,
  receipts,
  removals,
  rewards,
  stock,
} from "./fetch-cases.ts";

type Fetch = (signal: AbortSignal) => Promise<Waiting>;

/** Kept below the list that it is of, so that what makes the list stale makes it stale. */
const waitingIn = (list: QueryKey, fetch: Fetch) =>
  queryOptions({
    queryKey: [...list, "cases"],
    queryFn: async ({ signal }) => {
      const { cases, more } = await fetch(signal);
      return { cases: cases.toSorted(oldestFirst), more };
    },
  });

/** `to` is its own page, `list` what is stale when one of its cases has been decided. */
const queue = (id: TodoQueue, to: string, Icon: LucideIcon, list: QueryKey, fetch: Fetch) => ({
  id,
  to,
  Icon,
  list,
  query: waitingIn(list, fetch),
});

const { adReports, adminOrders, bikeAdmin, bugs: bugKeys, identityReviews } = adminQueryKeys;
const { inventory, messageReports, people, storeApplications } = adminQueryKeys;
const recovery = "/admin-recovery-reports";

/** Everything that waits for an administrator. */
export const queues = [
  queue("receipts", `${recovery}?tab=reviews`, ReceiptText, bikeAdmin.reviews, receipts),
  queue("identities", "/admin-identity-reviews", IdCard, identityReviews.waiting, identities),
  queue("rewards", `${recovery}?state=confirmed&flagged=true`, MapPinCheck, bikeAdmin.reports, rewards),
  queue("corrections", `${recovery}?tab=corrections`, PencilLine, bikeAdmin.corrections, corrections),
  queue("removals", "/admin-todo?queue=removals", Eraser, bikeAdmin.removals, removals),
  queue("extracts", "/admin-todo?queue=extracts", FileLock2, people.extracts, extracts),
  queue("emailRequests", "/admin-todo?queue=emailRequests", AtSign, people.emailRequests, emailRequests),
  queue("adReports", "/admin-ad-reports", Flag, adReports.waiting, adCases),
  queue(
    "messageReports",
    "/admin-message-reports",
    MessageSquareWarning,
    messageReports.waiting,
    messageCases,
  ),
  queue("bugs", "/admin-bug-reports", Bug, bugKeys.waiting, bugs),
  queue("orders", "/admin-orders", Package, adminOrders.all, orders),
  queue("stock", "/admin-inventory", QrCode, inventory.pools, stock),
  queue("givenUp", "/admin-dashboard#health", Unplug, adminQueryKeys.givenUp.all, givenUp),
  queue("storeApplications", "/admin-store-requests", Store, storeApplications.lists, applications),
];
