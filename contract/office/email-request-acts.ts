import * as z from "zod";
import { Email } from "#contract/people/accounts.ts";
import { EmailRequest, EmailRequestId } from "./email-requests.ts";
import { maxReasonLength } from "./people-admin.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const NewEmailRequest = z.object({ email: Email, reason: requiredText(maxReasonLength) });
export type NewEmailRequest = z.infer<typeof NewEmailRequest>;

const Decision = z.discriminatedUnion("decision", [
  z.object({ decision: z.literal("approve") }),
  z.object({ decision: z.literal("reject"), reason: requiredText(500) }),
]);
export type EmailRequestDecision = z.infer<typeof Decision>;

const ByAccount = z.object({ accountId: z.uuid() });

export const emailRequestRoutes = defineRoutes({
  askForEmailChange: {
    method: "POST",
    path: "/admin/people/{accountId}/email-requests",
    access: "admin",
    summary:
      "Ask another administrator to approve a new email address for a person whose identity is verified; it is recorded",
    params: ByAccount,
    body: NewEmailRequest,
    response: EmailRequest,
    problems: [
      "account-not-found",
      "account-exempt",
      "account-closed",
      "identity-not-verified",
      "email-taken",
      "email-request-open",
    ],
  },
});

/** Served by the function that may change addresses; the one that searches people may not. */
export const emailDecisionRoutes = defineRoutes({
  decideEmailChange: {
    method: "POST",
    path: "/admin/people/{accountId}/email-requests/{requestId}/decision",
    access: "admin",
    summary:
      "Approve or decline a new email address that another administrator has requested; approving changes it, ends all sessions and notifies the old address, and it is recorded",
    params: ByAccount.extend({ requestId: EmailRequestId }),
    body: Decision,
    response: z.object({}),
    problems: [
      "account-not-found",
      "account-exempt",
      "account-closed",
      "case-claimed",
      "identity-not-verified",
      "email-taken",
      "email-request-decided",
      "email-request-outdated",
      "email-request-own",
    ],
  },
});
