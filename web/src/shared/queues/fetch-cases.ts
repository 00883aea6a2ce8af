import { adCaseRoutes } from "#contract/ad-report-admin.ts";
import { adminFoundReportRoutes } from "#contract/bike-admin-found-reports.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/bike-admin.ts";
import { bikeRemovalRoutes } from "#contract/bike-removals.ts";
import { bugReportRoutes } from "#contract/bug-reports.ts";
import { emailRequestQueueRoutes } from "#contract/email-requests.ts";
import { extractQueueRoutes } from "#contract/extracts.ts";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { inventoryRoutes } from "#contract/inventory.ts";
import { adminOrderRoutes } from "#contract/orders/admin-orders.ts";
import { messageReportRoutes } from "#contract/message-report-admin.ts";
import { storeDecisionRoutes } from "#contract/store-applications/decisions.ts";
import { todoRoutes } from "#contract/todo.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import type { Case, Waiting } from "./case.ts";
import {
  adCase,
  applicationCase,
  bugCase,
  correctionCase,
  givenUpCase,
  emailRequestCase,
  extractCase,
  identityCase,
  messageCase,
  orderCase,
  receiptCase,
  removalCase,
  rewardCase,
  stockCase,
} from "./cases.ts";

const client = createClient(
  {
    ...adCaseRoutes,
    ...adminFoundReportRoutes,
    ...adminOrderRoutes,
    ...bikeRemovalRoutes,
    ...bikeReviewRoutes,
    ...bugReportRoutes,
    ...correctionRoutes,
    ...emailRequestQueueRoutes,
    ...extractQueueRoutes,
    ...identityReviewRoutes,
    ...inventoryRoutes,
    ...messageReportRoutes,
    ...storeDecisionRoutes,
    listGivenUp: todoRoutes.listGivenUp,
  },
  { token: getAccessToken },
);

/** As many as one answer holds. */
const limit = 50;
/** Where not all of a list waits, or the oldest are last, further pages are looked through. */
const mostPages = 4;
const query = { limit };
/** A decision may be sent as its page is left. */
const outlivesPage = { outlivesPage: true } as const;

type Page<T> = { readonly items: readonly T[]; readonly cursor?: string | undefined };
type Read<T> = (cursor: string | undefined) => Promise<Page<T>>;

const waiting = <T>({ items, cursor }: Page<T>, show: (item: T) => Case): Waiting => ({
  cases: items.map(show),
  more: cursor !== undefined,
});

const allPages = async <T>(read: Read<T>): Promise<Page<T>> => {
  const items: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const next = await read(cursor);
    items.push(...next.items);
    ({ cursor } = next);
    if (cursor === undefined) break;
  }
  return { items, cursor };
};

export const receipts = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listBikeReviews({ query }, { signal }), receiptCase);

export const identities = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listIdentityReviews({ query }, { signal }), identityCase);

/** Points that were held back and wait to be paid or refused. */
export const rewards = async (signal: AbortSignal): Promise<Waiting> => {
  const { items, cursor } = await allPages((from) =>
    client.listFoundReports(
      { query: { limit, cursor: from, state: "confirmed", flagged: "true" } },
      { signal },
    ),
  );
  const held = items.filter(({ reward }) => reward === "under_review");
  return waiting({ items: held, cursor }, rewardCase);
};

export const corrections = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listOpenCorrections({ query }, { signal }), (correction) => {
    const params = { bikeId: correction.bikeId, correctionId: correction.id };
    return correctionCase(correction, {
      approve: () => client.decideCorrection({ params, body: { decision: "approve" } }, outlivesPage),
      reject: (reason) =>
        client.decideCorrection({ params, body: { decision: "reject", reason } }, outlivesPage),
    });
  });

/** What others have asked for: nobody approves their own. */
export const removals = async (signal: AbortSignal): Promise<Waiting> => {
  const { items, cursor } = await client.listRemovals({ query }, { signal });
  return waiting({ items: items.filter(({ mine, unfinished }) => !mine || unfinished), cursor }, removalCase);
};

/** As with removals. */
export const extracts = async (signal: AbortSignal): Promise<Waiting> => {
  const { items, cursor } = await client.listExtracts({ query }, { signal });
  return waiting({ items: items.filter(({ mine }) => !mine), cursor }, extractCase);
};

export const emailRequests = async (signal: AbortSignal): Promise<Waiting> => {
  const { items, cursor } = await client.listEmailRequests({ query }, { signal });
  return waiting(
    { items: items.filter(({ mine, unfinished }) => !mine || unfinished), cursor },
    emailRequestCase,
  );
};

export const adCases = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listAdCases({ query }, { signal }), adCase);

export const messageCases = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listMessageReports({ query }, { signal }), messageCase);

export const bugs = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listBugs({ query: { limit, order: "oldest" } }, { signal }), bugCase);

/** Those that nobody has begun with. */
export const orders = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(
    await allPages((cursor) => client.listOrders({ query: { limit, cursor, state: "pending" } }, { signal })),
    orderCase,
  );

export const applications = async (signal: AbortSignal): Promise<Waiting> =>
  waiting(await client.listStoreApplications({ query }, { signal }), applicationCase);

/** Pools whose last roll is gone, or that last no longer than it takes to fill them up. */
export const stock = async (signal: AbortSignal): Promise<Waiting> => {
  const { items, cursor } = await allPages((from) =>
    client.listInventory({ query: { limit, cursor: from } }, { signal }),
  );
  const low = items.flatMap((pool) => {
    const since = pool.emptySince ?? pool.lowSince;
    return since === undefined ? [] : [{ ...pool, since }];
  });
  return waiting({ items: low, cursor }, stockCase);
};

/** What nobody can decide here, but has to know of. */
export const givenUp = async (signal: AbortSignal): Promise<Waiting> => {
  const { items, more } = await client.listGivenUp({}, { signal });
  return { cases: items.map(givenUpCase), more };
};
