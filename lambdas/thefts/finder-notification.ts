import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";

/** Finders without an account have no notifications; they get mail instead. */
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
