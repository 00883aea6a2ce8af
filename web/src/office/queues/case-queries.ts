import { queryOptions } from "@tanstack/react-query";
import type { TodoQueue } from "#contract/office/todo.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import type { QueryKey } from "#web/platform/api/query-keys.ts";
import { type QueueCases, oldestFirst, type Case } from "./case.ts";
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
import { type AccessSample, accessRoutes } from "#contract/office/person-access.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { allPages, maxItems, outlivesPage, queueCases } from "./read-pages.ts";

const client = createClient(accessRoutes, { token: getAccessToken });

/** Decided in the list. */
const accessCase = (access: AccessSample): Case => {
  const params = { sampleId: access.id };
  return {
    queue: "accesses",
    id: access.id,
    name: access.by.name ?? access.by.id,
    detail: "",
    access,
    since: access.at,
    to: "/admin-audit",
    inPlace: {
      approve: () => client.decideAccessSample({ params, body: { decision: "approve" } }, outlivesPage),
      reject: (reason) =>
        client.decideAccessSample({ params, body: { decision: "reject", reason } }, outlivesPage),
    },
  };
};

const accesses = async (signal: AbortSignal): Promise<QueueCases> =>
  queueCases(
    await allPages((cursor) => client.listAccessSamples({ query: { limit: maxItems, cursor } }, { signal })),
    accessCase,
  );

type Fetch = (signal: AbortSignal) => Promise<QueueCases>;

/** Deciding a case invalidates `list`, and with it this query. */
const ofList = (list: QueryKey, fetch: Fetch) => ({
  list,
  query: queryOptions({
    queryKey: [...list, "cases"],
    queryFn: async ({ signal }) => {
      const { cases, more } = await fetch(signal);
      return { cases: cases.toSorted(oldestFirst), more };
    },
  }),
});

const { adReports, adminOrders, bikeAdmin, contactCases, identityReviews, inventory } = adminQueryKeys;
const { messageReports, people, storeApplications } = adminQueryKeys;

export const caseQueries: Readonly<Record<TodoQueue, ReturnType<typeof ofList>>> = {
  receipts: ofList(bikeAdmin.reviews, receipts),
  identities: ofList(identityReviews.waiting, identities),
  rewards: ofList(bikeAdmin.reports, rewards),
  corrections: ofList(bikeAdmin.corrections, corrections),
  removals: ofList(bikeAdmin.removals, removals),
  ownershipDisputes: ofList(bikeAdmin.ownershipDisputes, ownershipDisputes),
  extracts: ofList(people.extracts, extracts),
  emailRequests: ofList(people.emailRequests, emailRequests),
  accesses: ofList(people.accessSamples, accesses),
  adReports: ofList(adReports.waiting, adCases),
  messageReports: ofList(messageReports.waiting, messageCases),
  letters: ofList(contactCases.waiting, letters),
  bugs: ofList(adminQueryKeys.bugs.waiting, bugs),
  disputes: ofList(adminQueryKeys.disputes.all, disputes),
  orders: ofList(adminOrders.all, orders),
  stock: ofList(inventory.pools, stock),
  givenUp: ofList(adminQueryKeys.givenUp.all, givenUp),
  storeApplications: ofList(storeApplications.lists, applications),
};
