import { defineEntity } from "#lambdas/notifications/define-entity.ts";
import {
  hasMovedInQueue,
  ownershipDisputeDeliveries,
} from "#lambdas/ownership/deliveries/ownership-dispute-deliveries.ts";
import { transferDeliveries } from "#lambdas/ownership/deliveries/transfer-deliveries.ts";
import { transferRequestDeliveries } from "#lambdas/ownership/deliveries/transfer-request-deliveries.ts";
import { OwnershipDisputeItem } from "#lambdas/ownership/items/ownership-dispute.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";

export const entitiesOfOwnership = {
  ownershipDispute: defineEntity({
    item: OwnershipDisputeItem,
    deliveries: ownershipDisputeDeliveries,
    queue: { name: "ownership-disputes", hasMoved: hasMovedInQueue },
  }),
  transferRequest: defineEntity({ item: TransferRequestItem, deliveries: transferRequestDeliveries }),
  transfer: defineEntity({ item: TransferItem, deliveries: transferDeliveries }),
} as const;
