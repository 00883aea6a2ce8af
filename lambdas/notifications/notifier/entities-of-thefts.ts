import { defineEntity } from "#lambdas/notifications/define-entity.ts";
import {
  codeDeliveries,
  matchDeliveries,
  reportDeliveries,
  theftDeliveries,
} from "#lambdas/thefts/deliveries/find-deliveries.ts";
import { FoundCodeItem, FoundReportItem, RewardItem } from "#lambdas/thefts/items/found-report.ts";
import { MatchItem, TheftItem } from "#lambdas/thefts/items/theft.ts";
import { hasChangedState, isNew } from "./admin-queues.ts";

export const entitiesOfThefts = {
  foundCode: defineEntity({ item: FoundCodeItem, deliveries: codeDeliveries }),
  foundReport: defineEntity({
    item: FoundReportItem,
    deliveries: reportDeliveries,
    queue: { name: "found-reports", hasMoved: hasChangedState },
  }),
  match: defineEntity({
    item: MatchItem,
    deliveries: matchDeliveries,
    queue: { name: "stolen-matches", hasMoved: isNew },
  }),
  reward: defineEntity({
    item: RewardItem,
    deliveries: () => [],
    queue: { name: "found-reports", hasMoved: hasChangedState },
  }),
  theft: defineEntity({ item: TheftItem, deliveries: theftDeliveries }),
} as const;
