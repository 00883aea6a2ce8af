import * as z from "zod";
import { defineRoutes } from "#contract/route.ts";

/** What administrators work off, in one list. */
export const TodoQueue = z.enum([
  "receipts",
  "identities",
  "rewards",
  "corrections",
  "removals",
  "extracts",
  "emailRequests",
  "adReports",
  "messageReports",
  "bugs",
  "orders",
  "storeApplications",
  "stock",
  "givenUp",
]);
export type TodoQueue = z.infer<typeof TodoQueue>;

/** For so long a case is someone's, counted from when they last said so. */
export const claimMinutes = 10;

/** An id as the case's own queue has it. */
const CaseId = z.string().regex(/^[\w.:-]{1,120}$/);

const ByCase = z.object({ queue: TodoQueue, caseId: CaseId });
export type CaseInQueue = z.infer<typeof ByCase>;

/** A correction is known by its bike as well. */
export const correctionCaseId = (bikeId: string, correctionId: string): string => `${bikeId}.${correctionId}`;

/** Who is looking into a case, so that nobody else does. */
export const CaseClaim = ByCase.extend({
  /** The name of the administrator, as far as there is one. */
  by: z.string().optional(),
  mine: z.boolean(),
  until: z.iso.datetime(),
});
export type CaseClaim = z.infer<typeof CaseClaim>;

/** Work that was given up after every retry: someone was not told, or a search finds something as it was. */
export const GivenUpWork = z.object({ id: CaseId, since: z.iso.datetime() });
export type GivenUpWork = z.infer<typeof GivenUpWork>;

/** What can be wrong, by the page of docs/runbook that says what to do. */
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
  /** Nothing, where no alarm rings and no work was given up. */
  troubles: z.array(z.object({ what: Trouble, since: z.iso.datetime() })),
});
export type Health = z.infer<typeof Health>;

const path = "/admin/todo/claims/{queue}/{caseId}";

export const todoRoutes = defineRoutes({
  listCaseClaims: {
    method: "GET",
    path: "/admin/todo/claims",
    access: "admin",
    summary: "List the cases that administrators are looking into right now",
    response: z.object({ items: z.array(CaseClaim) }),
    problems: [],
  },
  listGivenUp: {
    method: "GET",
    path: "/admin/todo/given-up",
    access: "admin",
    summary: "List the work that was given up after every retry and waits to be done again, oldest first",
    response: z.object({
      items: z.array(GivenUpWork),
      /** There is more than was listed. */
      more: z.boolean(),
    }),
    problems: [],
  },
  showHealth: {
    method: "GET",
    path: "/admin/todo/health",
    access: "admin",
    summary: "Say what does not work and since when, by the alarms that ring and the work that was given up",
    response: Health,
    problems: [],
  },
  claimCase: {
    method: "PUT",
    path,
    access: "admin",
    summary: "Take a case for ten minutes, or for ten more, unless someone else has it",
    params: ByCase,
    response: CaseClaim,
    problems: ["case-claimed"],
  },
  releaseCase: {
    method: "DELETE",
    path,
    access: "admin",
    summary: "Give a case back that you have taken; nothing happens where you have not",
    params: ByCase,
    response: z.object({}),
    problems: [],
  },
});
