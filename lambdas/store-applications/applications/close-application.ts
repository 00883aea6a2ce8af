import { expiryOf } from "#contract/retention.ts";
import { type Action, remove, update } from "#lambdas/shared/table/actions.ts";
import type { StoreApplicationItem } from "#lambdas/shared/table/items/store-application.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

type Closing = Pick<StoreApplicationItem, "decidedBy" | "reason" | "invitation" | "stickers"> & {
  readonly state: Exclude<StoreApplicationItem["state"], "pending">;
  readonly closedAt: Date;
};

/** An application comes to its end once, and its company may send another. */
export const closingWrites = (
  { applicationId, companyRef }: StoreApplicationItem,
  { state, closedAt, decidedBy, reason, invitation, stickers }: Closing,
): readonly Action[] => [
  update(keys.storeApplication(applicationId))
    .set({
      state,
      closedAt: closedAt.toISOString(),
      decidedBy,
      reason,
      invitation,
      stickers,
      expiresAt: expiryOf("closedApplications", closedAt),
      gsi1pk: lists.storeApplications("closed"),
      gsi1sk: `${closedAt.toISOString()}#${applicationId}`,
    })
    .expect("state", "pending", "store-application-decided"),
  remove(keys.openStoreApplication(companyRef)).expect("applicationId", applicationId, "stale"),
];
