import * as z from "zod";
import { AuditAction } from "#contract/platform/audit-actions.ts";
import { rule } from "#contract/platform/field-rules.ts";
import { PageQuery } from "#contract/platform/page.ts";
import { PersonRef } from "#contract/platform/person-ref.ts";
import { defineRoutes } from "#contract/platform/route.ts";
import { optionalText } from "#contract/platform/text.ts";

const Day = z.iso.date(rule("format")).optional();

/** Sent as a body, so that no email address ends up in a URL. */
export const AuditSearch = z
  .object({
    /** Account id or email address of the person it is about. */
    person: optionalText(254),
    /** Bike id or frame number. */
    bike: optionalText(60),
    /** Account id or email address of the administrator. */
    administrator: optionalText(254),
    action: AuditAction.optional(),
    /** Swedish dates, inclusive. */
    from: Day,
    to: Day,
    ...PageQuery.shape,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    ...rule("format"),
    path: ["to"],
  });
export type AuditSearch = z.infer<typeof AuditSearch>;

/** Names are the accounts' current names. */
export const AuditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: AuditAction,
  by: PersonRef,
  /** Id of a person, bike, order or case. */
  subject: z.string(),
  person: PersonRef.optional(),
  bike: z.object({ id: z.string(), frameNumber: z.string().optional() }).optional(),
  reason: z.string().optional(),
  /** Filters of a recorded search. */
  search: z.record(z.string(), z.string()).optional(),
});
export type AuditLine = z.infer<typeof AuditLine>;

export const auditRoutes = defineRoutes({
  searchAudit: {
    method: "POST",
    path: "/admin/audit/search",
    access: "admin",
    summary: "List who viewed or changed what, newest first; the view is recorded",
    body: AuditSearch,
    response: z.object({ items: z.array(AuditLine), cursor: z.string().optional() }),
    problems: ["account-not-found", "bike-not-found", "invalid-cursor"],
  },
});
