import * as z from "zod";
import { CaseId, TodoQueue } from "./todo.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { fullText, requiredText } from "#contract/platform/text.ts";

/** An access holds this long for the administrator and the person. */
export const accessMinutes = 60;
export const minAccessReasonLength = 10;
const maxAccessReasonLength = 300;

/** Queues whose cases lead to a person's page. */
export const AccessQueue = TodoQueue.extract([
  "disputes",
  "emailRequests",
  "extracts",
  "letters",
  "removals",
  "rewards",
]);
export type AccessQueue = z.infer<typeof AccessQueue>;

export const AccessCase = z.object({ queue: AccessQueue, caseId: CaseId });
export type AccessCase = z.infer<typeof AccessCase>;

export const AccessReason = z.enum(["support", "authority", "misuse", "fault", "other"]);
export type AccessReason = z.infer<typeof AccessReason>;

const AccessGround = z.union([
  z.object({ reason: AccessReason, text: fullText(minAccessReasonLength, maxAccessReasonLength) }),
  AccessCase,
]);
export type AccessGround = z.infer<typeof AccessGround>;

/** An access drawn at random for another administrator to review. */
export const AccessSample = z.object({
  id: CaseId,
  person: PersonRef,
  by: PersonRef,
  at: z.iso.datetime(),
  ground: z.union([AccessCase, z.object({ reason: AccessReason, text: z.string() })]),
});
export type AccessSample = z.infer<typeof AccessSample>;

const Decision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type AccessDecision = z.infer<typeof Decision>;

export const accessRoutes = defineRoutes({
  openAccess: {
    method: "POST",
    path: "/admin/people/accesses",
    access: "admin",
    summary: "State the case or reason for which you open a person's data for an hour; it is recorded",
    body: z.object({ accountId: z.uuid(), ground: AccessGround }),
    response: z.object({ until: z.iso.datetime() }),
    problems: ["account-not-found", "access-case-over"],
  },
  listAccessSamples: {
    method: "GET",
    path: "/admin/people/access-samples",
    access: "admin",
    summary: "List drawn accesses of other administrators that nobody has looked at, oldest first",
    query: PageQuery,
    response: pageOf(AccessSample),
    problems: ["invalid-cursor"],
  },
  decideAccessSample: {
    method: "POST",
    path: "/admin/people/access-samples/{sampleId}/decision",
    access: "admin",
    summary: "Find another administrator's access in order, or not explained; it is recorded",
    params: z.object({ sampleId: CaseId }),
    body: Decision,
    response: z.object({}),
    problems: ["access-decided", "account-exempt", "case-claimed"],
  },
});
