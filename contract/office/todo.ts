import * as z from "zod";
import { defineRoutes } from "#contract/platform/route.ts";

export const TodoQueue = z.enum([
  "receipts",
  "identities",
  "rewards",
  "corrections",
  "removals",
  "ownershipDisputes",
  "extracts",
  "emailRequests",
  "adReports",
  "messageReports",
  "letters",
  "bugs",
  "disputes",
  "orders",
  "storeApplications",
  "stock",
  "givenUp",
  "accesses",
]);
export type TodoQueue = z.infer<typeof TodoQueue>;

/** A claim ends this long after its last renewal. */
export const claimMinutes = 10;

export const CaseId = z.string().regex(/^[\w.:-]{1,120}$/);

const ByCase = z.object({ queue: TodoQueue, caseId: CaseId });
export type CaseInQueue = z.infer<typeof ByCase>;

/** A case whose key has several ids. */
export const caseIdOf = (...ids: readonly string[]): string => ids.join(".");

/** Marks a case as taken, so that no one else works on it. */
export const CaseClaim = ByCase.extend({
  /** The administrator's name; absent if the account is gone. */
  by: z.string().optional(),
  mine: z.boolean(),
  until: z.iso.datetime(),
});
export type CaseClaim = z.infer<typeof CaseClaim>;

/** The number of cases in a queue that wait for this administrator. */
export const WaitingInQueue = z.object({
  queue: TodoQueue,
  count: z.number().int(),
  /** True if more cases wait than were counted. */
  more: z.boolean(),
  oldest: z.iso.datetime().optional(),
});
export type WaitingInQueue = z.infer<typeof WaitingInQueue>;

/**
 * A stream record or notification that failed all retries: somebody was not notified, or a search
 * shows old data.
 */
export const GivenUpWork = z.object({ id: CaseId, since: z.iso.datetime() });
export type GivenUpWork = z.infer<typeof GivenUpWork>;

/** Named after the pages of docs/runbook. */
export const Trouble = z.enum([
  "changes-late",
  "cost",
  "function-fails",
  "given-up-work",
  "job-silent",
  "mail",
  "payments",
  "readers-throttled",
  "register-proofs",
  "secrets",
  "sign-in",
  "site-fails",
  "table-fails",
  "text-messages",
]);
export type Trouble = z.infer<typeof Trouble>;

const Health = z.object({
  /** Empty when all is well. */
  troubles: z.array(z.object({ what: Trouble, since: z.iso.datetime() })),
});
export type Health = z.infer<typeof Health>;

const path = "/admin/todo/claims/{queue}/{caseId}";

export const todoRoutes = defineRoutes({
  listCaseClaims: {
    method: "GET",
    path: "/admin/todo/claims",
    access: "admin",
    summary: "List the cases that administrators have claimed",
    response: z.object({ items: z.array(CaseClaim) }),
    problems: [],
  },
  countQueues: {
    method: "GET",
    path: "/admin/todo/queues",
    access: "admin",
    summary: "Count what waits for you in each queue, and since when",
    /** Leaves out queues that could not be read. */
    response: z.object({ items: z.array(WaitingInQueue) }),
    problems: [],
  },
  listGivenUp: {
    method: "GET",
    path: "/admin/todo/given-up",
    access: "admin",
    summary: "List work that failed every retry and waits to be repeated, oldest first",
    response: z.object({
      items: z.array(GivenUpWork),
      /** The list is cut off. */
      more: z.boolean(),
    }),
    problems: [],
  },
  showHealth: {
    method: "GET",
    path: "/admin/todo/health",
    access: "admin",
    summary: "Get current troubles and since when, from active alarms and failed work",
    response: Health,
    problems: [],
  },
  claimCase: {
    method: "PUT",
    path,
    access: "admin",
    summary: "Claim a case for ten minutes, or renew the claim, unless someone else has it",
    params: ByCase,
    response: CaseClaim,
    problems: ["case-claimed"],
  },
  releaseCase: {
    method: "DELETE",
    path,
    access: "admin",
    summary: "Release your claim on a case; does nothing without one",
    params: ByCase,
    response: z.object({}),
    problems: [],
  },
});
