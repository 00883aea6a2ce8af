import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";

/** Tells a finder what became of their report. Who has no account is told by mail, if at all. */
export const finderNotification = (
  { finderId, bike }: FoundReportItem,
  what: string,
  { now, newId }: Pick<System, "now" | "newId">,
): Action[] =>
  finderId === undefined
    ? []
    : [
        notificationWrite(
          { userId: finderId, type: "found_report", params: { what, bike }, link: "/found-reports" },
          newId("notification"),
          now(),
        ),
      ];
