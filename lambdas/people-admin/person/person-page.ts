import type { AuditAction } from "#contract/audit-actions.ts";
import type { Page } from "#lambdas/shared/table/look-writes.ts";

export const personPage: Page = {
  opened: "person-opened",
  acts: new Set<AuditAction>([
    "person-signed-out",
    "person-locked",
    "person-unlocked",
    "person-closed",
    "points-adjusted",
    "mail-sent-again",
    "email-change-asked",
    "email-change-approved",
    "email-change-declined",
    "extract-asked",
    "extract-approved",
    "extract-declined",
  ]),
};
