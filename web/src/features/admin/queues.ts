import { queryOptions } from "@tanstack/react-query";
import {
  Bug,
  Flag,
  IdCard,
  type LucideIcon,
  MapPinCheck,
  PencilLine,
  QrCode,
  ReceiptText,
  Store,
} from "lucide-react";
import { adCaseRoutes } from "#contract/ad-report-admin.ts";
import { bugReportRoutes } from "#contract/bug-reports.ts";
import { adminFoundReportRoutes } from "#contract/bike-admin-found-reports.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { inventoryRoutes } from "#contract/inventory.ts";
import { storeDecisionRoutes } from "#contract/store-applications/decisions.ts";
import { createClient } from "#web/api/client.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import type { QueryKey } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";
import type { admin } from "./texts/sv.ts";
import type { Waiting } from "./waiting.ts";

const client = createClient(
  {
    ...identityReviewRoutes,
    ...bikeReviewRoutes,
    ...correctionRoutes,
    ...adminFoundReportRoutes,
    ...adCaseRoutes,
    ...bugReportRoutes,
    ...storeDecisionRoutes,
    ...inventoryRoutes,
  },
  { token: getAccessToken },
);

/** As many as one answer holds. */
const limit = 50;
/** Only some of the flagged reports still wait: further pages are looked through for them. */
const mostPages = 4;

type Page = { readonly items: readonly unknown[]; readonly cursor?: string | undefined };
const counted = ({ items, cursor }: Page): Waiting => ({ count: items.length, more: cursor !== undefined });

/** Points that were held back and wait to be paid or refused. */
const rewardsWaiting = async (signal: AbortSignal): Promise<Waiting> => {
  let count = 0;
  let cursor: string | undefined;
  for (let read = 0; read < mostPages; read += 1) {
    const page = await client.listFoundReports(
      { query: { limit, cursor, state: "confirmed", flagged: "true" } },
      { signal },
    );
    count += page.items.filter(({ reward }) => reward === "under_review").length;
    ({ cursor } = page);
    if (cursor === undefined) break;
  }
  return { count, more: cursor !== undefined };
};

type Queue = {
  readonly id: keyof typeof admin.toDo.queues;
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly query: ReturnType<typeof waitingIn>;
};

/** Kept below the list it counts, so that what makes the list stale makes the number stale. */
const waitingIn = (list: QueryKey, count: (signal: AbortSignal) => Promise<Waiting>) =>
  queryOptions({ queryKey: [...list, "count"], queryFn: ({ signal }) => count(signal) });

const query = { limit };

/** Everything that waits for an administrator's decision. */
export const queues: readonly Queue[] = [
  {
    id: "receipts",
    to: "/admin-recovery-reports?tab=reviews",
    Icon: ReceiptText,
    query: waitingIn(adminQueryKeys.bikeAdmin.reviews, async (signal) =>
      counted(await client.listBikeReviews({ query }, { signal })),
    ),
  },
  {
    id: "identities",
    to: "/admin-identity-reviews",
    Icon: IdCard,
    query: waitingIn(adminQueryKeys.identityReviews.waiting, async (signal) =>
      counted(await client.listIdentityReviews({ query }, { signal })),
    ),
  },
  {
    id: "rewards",
    to: "/admin-recovery-reports?state=confirmed&flagged=true",
    Icon: MapPinCheck,
    query: waitingIn(adminQueryKeys.bikeAdmin.reports, rewardsWaiting),
  },
  {
    id: "corrections",
    to: "/admin-recovery-reports?tab=corrections",
    Icon: PencilLine,
    query: waitingIn(adminQueryKeys.bikeAdmin.corrections, async (signal) =>
      counted(await client.listOpenCorrections({ query }, { signal })),
    ),
  },
  {
    id: "adReports",
    to: "/admin-ad-reports",
    Icon: Flag,
    query: waitingIn(adminQueryKeys.adReports.waiting, async (signal) =>
      counted(await client.listAdCases({ query }, { signal })),
    ),
  },
  {
    id: "bugs",
    to: "/admin-bug-reports",
    Icon: Bug,
    query: waitingIn(adminQueryKeys.bugs.waiting, async (signal) =>
      counted(await client.listBugs({ query }, { signal })),
    ),
  },
  {
    id: "stock",
    to: "/admin-inventory",
    Icon: QrCode,
    query: waitingIn(adminQueryKeys.inventory.pools, async (signal) => {
      const { items, cursor } = await client.listInventory({ query }, { signal });
      return {
        count: items.filter(({ emptySince }) => emptySince !== undefined).length,
        more: cursor !== undefined,
      };
    }),
  },
  {
    id: "storeApplications",
    to: "/admin-store-requests",
    Icon: Store,
    query: waitingIn(adminQueryKeys.storeApplications.lists, async (signal) =>
      counted(await client.listStoreApplications({ query }, { signal })),
    ),
  },
];
