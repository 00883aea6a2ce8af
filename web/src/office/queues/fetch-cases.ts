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
import { adminOrderRoutes } from "#contract/stickers/orders/admin-orders.ts";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { storeDecisionRoutes } from "#contract/shops/applications/decisions.ts";
import { ownershipDisputeCaseRoutes } from "#contract/office/ownership-dispute-cases.ts";
import { todoRoutes } from "#contract/office/todo.ts";
import { allPages, maxItems, outlivesPage, queueCases } from "./read-pages.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import type { QueueCases } from "./case.ts";
import {
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
    listGivenUp: todoRoutes.listGivenUp,
  },
  { token: getAccessToken },
);

export const receipts = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listBikeReviews({ query: { limit: maxItems } }, { signal }), receiptCase);

export const identities = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listIdentityReviews({ query: { limit: maxItems } }, { signal }), identityCase);

export const rewards = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(
    await client.listFoundReports({ query: { limit: maxItems, reward: "under_review" } }, { signal }),
    rewardCase,
  );

export const corrections = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listOpenCorrections({ query: { limit: maxItems } }, { signal }), (correction) => {
    const params = { bikeId: correction.bikeId, correctionId: correction.id };
    return correctionCase(correction, {
      approve: () => client.decideCorrection({ params, body: { decision: "approve" } }, outlivesPage),
      reject: (reason) =>
        client.decideCorrection({ params, body: { decision: "reject", reason } }, outlivesPage),
    });
  });

/** Leaves out the administrator's own requests, which others must decide, unless unfinished. */
export const removals = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await client.listRemovals({ query: { limit: maxItems } }, { signal });
  return queueCases(
    { items: items.filter(({ mine, unfinished }) => !mine || unfinished), cursor },
    removalCase,
  );
};

/** Leaves out those whose owner still has time to answer, and those that others must decide. */
export const ownershipDisputes = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listOwnershipDisputeCases({ query: { limit: maxItems, cursor: from } }, { signal }),
  );
  return queueCases(
    { items: items.filter(({ ready, forOthers }) => ready && !forOthers), cursor },
    ownershipDisputeCase,
  );
};
/** Leaves out the administrator's own requests. */
export const extracts = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await client.listExtracts({ query: { limit: maxItems } }, { signal });
  return queueCases({ items: items.filter(({ mine }) => !mine), cursor }, extractCase);
};

export const emailRequests = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await client.listEmailRequests({ query: { limit: maxItems } }, { signal });
  return queueCases(
    { items: items.filter(({ mine, unfinished }) => !mine || unfinished), cursor },
    emailRequestCase,
  );
};

export const adCases = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listAdCases({ query: { limit: maxItems } }, { signal }), adCase);

export const messageCases = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listMessageReports({ query: { limit: maxItems } }, { signal }), messageCase);

/** New letters, and those that the administrator has taken. */
export const letters = async (signal: AbortSignal): Promise<QueueCases> => {
  const waiting = await client.listContactCases({ query: { limit: maxItems } }, { signal });
  const taken = await client.listContactCases({ query: { limit: maxItems, state: "assigned" } }, { signal });
  const items = [...waiting.items, ...taken.items.filter(({ mine }) => mine)];
  return queueCases({ items, cursor: waiting.cursor ?? taken.cursor }, letterCase);
};

export const bugs = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listBugs({ query: { limit: maxItems, order: "oldest" } }, { signal }), bugCase);

export const disputes = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listDisputes({ query: { limit: maxItems, cursor: from } }, { signal }),
  );
  return queueCases({ items: items.filter(({ needsAnswer }) => needsAnswer), cursor }, disputeCase);
};

/** Orders that nobody has started on. */
export const orders = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(
    await allPages((cursor) =>
      client.listOrders({ query: { limit: maxItems, cursor, state: "pending" } }, { signal }),
    ),
    orderCase,
  );

export const applications = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(await client.listStoreApplications({ query: { limit: maxItems } }, { signal }), applicationCase);

/** Pools that are empty, or will be before they can be restocked. */
export const stock = async (signal: AbortSignal): Promise<QueueCases> => {
  const { items, cursor } = await allPages((from) =>
    client.listInventory({ query: { limit: maxItems, cursor: from } }, { signal }),
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
