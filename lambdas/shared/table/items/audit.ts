import * as z from "zod";

/** Remembers what an administrator did to someone else's affairs, or was asked to; lines are only ever added. */
export const AuditItem = z.object({
  entity: z.literal("audit"),
  subject: z.string(),
  by: z.string(),
  action: z.enum([
    "identity-review-opened",
    "identity-review-approved",
    "identity-review-rejected",
    "bikes-searched",
    "bike-history-opened",
    "bike-review-opened",
    "bike-review-approved",
    "bike-review-rejected",
    "correction-approved",
    "correction-rejected",
    "reward-paid",
    "reward-refused",
    "thread-reported",
    "ad-case-opened",
    "ad-removed",
    "ad-kept",
    "campaign-created",
    "campaign-stopped",
    "campaign-resumed",
    "packages-changed",
    "points-adjusted",
    "qr-run-printed",
    "qr-run-not-printed",
    "order-cancelled",
    "order-moved-on",
    "order-overridden",
    "order-code-linked",
    "order-code-unlinked",
    "order-codes-made",
    "store-application-approved",
    "store-application-rejected",
  ]),
  /** Why, in the administrator’s own words, without personal numbers. */
  reason: z.string().optional(),
  /** What was looked for, without personal numbers. */
  search: z.record(z.string(), z.string()).optional(),
  at: z.iso.datetime(),
});
export type AuditItem = z.infer<typeof AuditItem>;
