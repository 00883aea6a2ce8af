import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { RewardItem } from "#lambdas/thefts/items/found-report.ts";

type News =
  | "reward-awaits-identity"
  | "reward-lapsed"
  | "reward-paid"
  | "reward-refused"
  | "reward-taken-back";

export const rewardNotification = (
  { finderId, points }: RewardItem,
  what: News,
  { now, newId }: Pick<System, "now" | "newId">,
): Action =>
  notificationWrite(
    { userId: finderId, type: "points", params: { what, points }, link: "/found-reports" },
    newId("notification"),
    now(),
  );
