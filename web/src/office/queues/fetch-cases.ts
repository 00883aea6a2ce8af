import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adminFoundReportRoutes } from "#contract/office/bike-admin-found-reports.ts";
import { bikeReviewRoutes, correctionRoutes } from "#contract/office/bike-admin.ts";
import { bikeRemovalRoutes } from "#contract/office/bike-removals.ts";
import { bugReportRoutes } from "#contract/office/bug-reports.ts";
import { contactQueueRoutes } from "#contract/office/contact-cases.ts";
import { emailRequestQueueRoutes } from "#contract/office/email-requests.ts";
import { extractQueueRoutes } from "#contract/office/extracts.ts";
import { identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { disputeRoutes } from "#contract/points/disputes.ts";
import { inventoryRoutes } from "#contract/stickers/inventory.ts";
import { accessRoutes } from "#contract/office/person-access.ts";
import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { storeDecisionRoutes } from "#contract/shops/applications/decisions.ts";
import { ownershipDisputeCaseRoutes } from "#contract/office/ownership-dispute-cases.ts";
import { todoRoutes } from "#contract/office/todo.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import type { Case, QueueCases } from "./case.ts";
import {
  accessCase,
  adCase,
  applicationCase,
  bugCase,
  correctionCase,
  disputeCase,
  givenUpCase,
  emailRequestCase,
  extractCase,
  identityCase,
  letterCase,
  messageCase,
  orderCase,
  ownershipDisputeCase,
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
    ...contactQueueRoutes,
    ...correctionRoutes,
    ...disputeRoutes,
    ...emailRequestQueueRoutes,
    ...extractQueueRoutes,
    ...identityReviewRoutes,
    ...inventoryRoutes,
    ...messageReportRoutes,
    ...ownershipDisputeCaseRoutes,
    ...storeDecisionRoutes,
    ...accessRoutes,
    listGivenUp: todoRoutes.listGivenUp,
  },
  { token: getAccessToken },
);

/** The API's largest page. */
const limit = 50;
/** The number of pages to read if a list also holds other rows or is sorted newest first. */
const maxPages = 4;
const query = { limit };
/** A decision may be sent while its page is closing. */
const outlivesPage = { outlivesPage: true } as const;

type Page<T> = { readonly items: readonly T[]; readonly cursor?: string | undefined };
type ReadPage<T> = (cursor: string | undefined) => Promise<Page<T>>;

const queueCases = <T>({ items, cursor }: Page<T>, show: (item: T) => Case): QueueCases => ({
  cases: items.map(show),
  more: cursor !== undefined,
});

const allPages = async <T>(read: ReadPage<T>): Promise<Page<T>> => {
  const items: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const next = await read(cursor);
    items.push(...next.items);
    ({ cursor } = next);
    if (cursor === undefined) break;
  }
  return { items, cursor };
};

export const receipts = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listBikeReviews({ query }, { signal }), receiptCase);

export const identities = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listIdentityReviews({ query }, { signal }), identityCase);

export const rewards = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listFoundReports(
      { query: { limit, cursor: from, state: "confirmed", flagged: "true" } },
      { signal },
    ),
  );
  const held = items.filter(({ reward }) => reward === "under_review");
  return queueCases({ items: held, cursor }, rewardCase);
};

export const corrections = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listOpenCorrections({ query }, { signal }), (correction) => {
    const params = { bikeId: correction.bikeId, correctionId: correction.id };
    return correctionCase(correction, {
      approve: () => client.decideCorrection({ params, body: { decision: "approve" } }, outlivesPage),
      reject: (reason) =>
        client.decideCorrection({ params, body: { decision: "reject", reason } }, outlivesPage),
    });
  });

/** Leaves out the administrator's own requests, which others must decide, unless unfinished. */
export const removals = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await client.listRemovals({ query }, { signal });
  return queueCases(
    { items: items.filter(({ mine, unfinished }) => !mine || unfinished), cursor },
    removalCase,
  );
};

/** Leaves out those whose owner still has time to answer. */
export const ownershipDisputes = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listOwnershipDisputeCases({ query: { limit, cursor: from } }, { signal }),
  );
  return queueCases({ items: items.filter(({ ready }) => ready), cursor }, ownershipDisputeCase);
};
export const accesses = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(
    await allPages((cursor) => client.listAccessSamples({ query: { limit, cursor } }, { signal })),
    (sample) =>
      accessCase(sample, (body) =>
        client.decideAccessSample({ params: { sampleId: sample.id }, body }, outlivesPage),
      ),
  );

/** Leaves out the administrator's own requests. */
export const extracts = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await client.listExtracts({ query }, { signal });
  return queueCases({ items: items.filter(({ mine }) => !mine), cursor }, extractCase);
};

export const emailRequests = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await client.listEmailRequests({ query }, { signal });
  return queueCases(
    { items: items.filter(({ mine, unfinished }) => !mine || unfinished), cursor },
    emailRequestCase,
  );
};

export const adCases = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listAdCases({ query }, { signal }), adCase);

export const messageCases = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listMessageReports({ query }, { signal }), messageCase);

/** New letters, and those that the administrator has taken. */
export const letters = async (signal: AbortSignal): Promise<QueueCases> => {
  const waiting = await client.listContactCases({ query }, { signal });
  const taken = await client.listContactCases({ query: { limit, state: "assigned" } }, { signal });
  const items = [...waiting.items, ...taken.items.filter(({ mine }) => mine)];
  return queueCases({ items, cursor: waiting.cursor ?? taken.cursor }, letterCase);
};

export const bugs = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listBugs({ query: { limit, order: "oldest" } }, { signal }), bugCase);

export const disputes = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listDisputes({ query: { limit, cursor: from } }, { signal }),
  );
  return queueCases({ items: items.filter(({ needsAnswer }) => needsAnswer), cursor }, disputeCase);
};

/** Orders that nobody has started on. */
export const orders = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(
    await allPages((cursor) => client.listOrders({ query: { limit, cursor, state: "pending" } }, { signal })),
    orderCase,
  );

export const applications = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listStoreApplications({ query }, { signal }), applicationCase);

/** Pools that are empty, or will be before they can be restocked. */
export const stock = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listInventory({ query: { limit, cursor: from } }, { signal }),
  );
  const low = items.flatMap((pool) => {
    const since = pool.emptySince ?? pool.lowSince;
    return since === undefined ? [] : [{ ...pool, since }];
  });
  return queueCases({ items: low, cursor }, stockCase);
};

/** Failed jobs, for information only. */
export const givenUp = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, more } = await client.listGivenUp({}, { signal });
  return { cases: items.map(givenUpCase), more };
};
