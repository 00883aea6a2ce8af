import * as z from "zod";
import { rule } from "#contract/field-rules.ts";
import { PageQuery, pageOf } from "#contract/page.ts";
import { PersonRef } from "#contract/person-ref.ts";
import { defineRoutes } from "#contract/route.ts";
import { requiredText } from "#contract/text.ts";

export const ExtractId = z.string().regex(/^extract_[0-9A-Za-z]{20,40}$/);

/** `lapsed`: nobody decided in a week. `approved`: the file is being made. `gone`: it was made, and cannot be fetched any more. */
export const ExtractState = z.enum(["asked", "approved", "made", "gone", "declined", "lapsed", "failed"]);
export type ExtractState = z.infer<typeof ExtractState>;

/** That the law forbids to tell the person: by what, and up to which day. */
export const Secrecy = z.object({ until: z.iso.date(rule("required")), ground: requiredText(300) });

/** What an authority gets of all that is kept about someone. */
export const Extract = z.object({
  id: ExtractId,
  accountId: z.string(),
  caseNumber: z.string(),
  authority: z.string(),
  ground: z.string(),
  /** Where it is about one bike only. */
  bike: z.object({ id: z.string(), name: z.string() }).optional(),
  secrecy: Secrecy.optional(),
  state: ExtractState,
  askedBy: PersonRef,
  askedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  /** The administrator's own, which another one has to approve. */
  mine: z.boolean(),
  /** Whether they may fetch it: they have asked for it, or approved it. */
  mayFetch: z.boolean(),
  decidedBy: PersonRef.optional(),
  decidedAt: z.iso.datetime().optional(),
  /** Why it was declined. */
  reason: z.string().optional(),
  madeAt: z.iso.datetime().optional(),
  endsAt: z.iso.datetime().optional(),
  sha256: z.string().optional(),
  fetchedAt: z.iso.datetime().optional(),
  toldAt: z.iso.datetime().optional(),
});
export type Extract = z.infer<typeof Extract>;

/** Apart from what is done with one: lists of what waits carry no more. */
export const extractQueueRoutes = defineRoutes({
  listExtracts: {
    method: "GET",
    path: "/admin/extracts",
    access: "admin",
    summary: "List the extracts for authorities that wait for a second administrator, oldest first",
    query: PageQuery,
    response: pageOf(Extract),
    problems: ["invalid-cursor"],
  },
});
