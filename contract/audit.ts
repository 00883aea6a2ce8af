import * as z from "zod";
import { AuditAction } from "#contract/audit-actions.ts";
import { rule } from "#contract/field-rules.ts";
import { PageQuery } from "#contract/page.ts";
import { PersonRef } from "#contract/person-ref.ts";
import { defineRoutes } from "#contract/route.ts";
import { optionalText } from "#contract/text.ts";

const Day = z.iso.date(rule("format")).optional();

/** What is looked for. It is a body, so that no e-mail address stands in an address. */
export const AuditSearch = z
  .object({
    /** The account of the person it is about, or their e-mail address. */
    person: optionalText(254),
    /** A bike by its id or its frame number. */
    bike: optionalText(60),
    /** Who did it, by account or e-mail address. */
    administrator: optionalText(254),
    action: AuditAction.optional(),
    /** Days in Sweden, both of them included. */
    from: Day,
    to: Day,
    ...PageQuery.shape,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    ...rule("format"),
    path: ["to"],
  });
export type AuditSearch = z.infer<typeof AuditSearch>;

/** Someone in a line, with the name that their account has now. */

export const AuditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: AuditAction,
  by: PersonRef,
  /** What it was done to: a person, a bike, an order, a case. */
  subject: z.string(),
  person: PersonRef.optional(),
  bike: z.object({ id: z.string(), frameNumber: z.string().optional() }).optional(),
  reason: z.string().optional(),
  /** What was looked for. */
  search: z.record(z.string(), z.string()).optional(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const auditRoutes = defineRoutes({
  searchAudit: {
    method: "POST",
    path: "/admin/audit/search",
    access: "admin",
    summary: "List who looked at or changed what, the newest first; the view is recorded",
    body: AuditSearch,
    response: z.object({ items: z.array(AuditLine), cursor: z.string().optional() }),
    problems: ["account-not-found", "bike-not-found", "invalid-cursor"],
  },
});
