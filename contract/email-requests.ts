import * as z from "zod";
import { PageQuery, pageOf } from "#contract/page.ts";
import { PersonRef } from "#contract/person-ref.ts";
import { defineRoutes } from "#contract/route.ts";

export const EmailRequestId = z.string().regex(/^emailrequest_[0-9A-Za-z]{20,40}$/);

/** `lapsed`: nobody decided in a week. */
const EmailRequestState = z.enum(["asked", "approved", "declined", "lapsed"]);

/** That support is to change the address of an account whose owner has lost their mailbox. */
export const EmailRequest = z.object({
  id: EmailRequestId,
  accountId: z.string(),
  /** The new address. Masked in the list of what waits: an administrator who has opened the person reads it. */
  email: z.string(),
  /** What the account had when it was asked for; masked as well. */
  former: z.string(),
  /** How it was checked who asks. */
  reason: z.string(),
  state: EmailRequestState,
  askedBy: PersonRef,
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** The administrator's own, which another one has to approve. */
  mine: z.boolean(),
  /** It was approved, and the new address cannot be used to sign in yet: approving it again goes on. */
  unfinished: z.boolean(),
  decidedBy: PersonRef.optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was declined. */
  declined: z.string().optional(),
});
export type EmailRequest = z.infer<typeof EmailRequest>;

/** Apart from what is done with one: lists of what waits carry no more. */
export const emailRequestQueueRoutes = defineRoutes({
  listEmailRequests: {
    method: "GET",
    path: "/admin/email-requests",
    access: "admin",
    summary: "List the changes of email that wait for a second administrator, oldest first, addresses masked",
    query: PageQuery,
    response: pageOf(EmailRequest),
    problems: ["invalid-cursor"],
  },
});
