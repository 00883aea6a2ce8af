import * as z from "zod";
import { rule } from "#contract/platform/field-rules.ts";
import { PageQuery, pageOf } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { requiredText } from "#contract/platform/text.ts";

export const ExtractId = z.string().regex(/^extract_[0-9A-Za-z]{20,40}$/);

/** `lapsed`: nobody decided within a week. `approved`: the file is being made. `gone`: the file is deleted. */
export const ExtractState = z.enum(["asked", "approved", "made", "gone", "declined", "lapsed", "failed"]);
export type ExtractState = z.infer<typeof ExtractState>;

/** The law forbids notifying the person until this day. */
export const Secrecy = z.object({ until: z.iso.date(rule("required")), ground: requiredText(300) });

export const Extract = z.object({
  id: ExtractId,
  accountId: z.string(),
  caseNumber: z.string(),
  authority: z.string(),
  ground: z.string(),
  /** Set if the extract covers one bike only. */
  bike: z.object({ id: z.string(), name: z.string() }).optional(),
  secrecy: Secrecy.optional(),
  state: ExtractState,
  askedBy: PersonRef,
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** Requested by the administrator, so another one must decide. */
  mine: z.boolean(),
  /** The administrator requested or approved it. */
  mayFetch: z.boolean(),
  decidedBy: PersonRef.optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Reason for declining. */
  reason: z.string().optional(),
  madeAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  sha256: z.string().optional(),
  fetchedAt: z.iso.datetime().optional(),
  toldAt: z.iso.datetime().optional(),
});
export type Extract = z.infer<typeof Extract>;

/** A separate file, so that pages that only list the queue stay small. */
export const extractQueueRoutes = defineRoutes({
  listExtracts: {
    method: "GET",
    path: "/admin/people/extracts",
    access: "admin",
    summary: "List the extracts for authorities that wait for a second administrator, oldest first",
    query: PageQuery,
    response: pageOf(Extract),
    problems: ["invalid-cursor"],
  },
});
