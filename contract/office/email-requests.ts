import * as z from "zod";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";

export const EmailRequestId = z.string().regex(/^emailrequest_[0-9A-Za-z]{20,40}$/);

/** `lapsed`: nobody decided within a week. */
const EmailRequestState = z.enum(["asked", "approved", "declined", "lapsed"]);

/** A request to change the address of a person who has lost their mailbox. */
export const EmailRequest = z.object({
  id: EmailRequestId,
  accountId: z.string(),
  /** The new address. Masked in the queue, not on the person's page. */
  email: z.string(),
  /** The address at the time of the request; masked like `email`. */
  former: z.string(),
  /** The administrator's account of how they verified the person. */
  reason: z.string(),
  state: EmailRequestState,
  askedBy: PersonRef,
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** True if the signed-in administrator made the request, so another one must decide. */
  mine: z.boolean(),
  /** Approved but interrupted; approving again completes it. */
  unfinished: z.boolean(),
  decidedBy: PersonRef.optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Reason for declining. */
  declined: z.string().optional(),
});
export type EmailRequest = z.infer<typeof EmailRequest>;

/** A separate file, so that pages that only list the queue stay small. */
export const emailRequestQueueRoutes = defineRoutes({
  listEmailRequests: {
    method: "GET",
    path: "/admin/people/email-requests",
    access: "admin",
    summary: "List requested email changes that wait for a second administrator, oldest first, masked",
    query: PageQuery,
    response: pageOf(EmailRequest),
    problems: ["invalid-cursor"],
  },
});
