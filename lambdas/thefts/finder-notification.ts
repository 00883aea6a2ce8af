import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";

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

type RewardNews =
  | "reward-awaits-identity"
  | "reward-lapsed"
  | "reward-paid"
  | "reward-refused"
  | "reward-taken-back";

export const rewardNotification = (
  { finderId: userId, points }: RewardItem,
  what: RewardNews,
  { now, newId }: Pick<System, "now" | "newId">,
): Action => {
  const link = what === "reward-taken-back" ? "/order" : "/found-reports";
  return notificationWrite(
    { userId, type: "points", params: { what, points }, link },
    newId("notification"),
    now(),
  );
};
