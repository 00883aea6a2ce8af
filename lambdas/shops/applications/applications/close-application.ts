import { expiryOf } from "#contract/privacy/retention.ts";
import { type Action, remove, update } from "#lambdas/platform/table/actions.ts";
import type { StoreApplicationItem } from "#lambdas/shops/items/store-application.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

type Closing = Pick<StoreApplicationItem, "decidedBy" | "reason" | "invitation" | "stickers"> & {
  readonly state: Exclude<StoreApplicationItem["state"], "pending" | "returned">;
  readonly closedAt: Date;
};

/** Closes an application once, and lets its company send another. */
export const closingWrites = (
  { applicationId, companyRef, state: before, returnedAt }: StoreApplicationItem,
  { state, closedAt, decidedBy, reason, invitation, stickers }: Closing,
): readonly Action[] => {
  const closed = update(keys.storeApplication(applicationId))
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
    .expect("state", before, "store-application-decided");
  return [
    // Since the read, the applicant may have answered and an administrator may have asked again.
    returnedAt === undefined
      ? closed.expectAbsent("returnedAt", "store-application-decided")
      : closed.expect("returnedAt", returnedAt, "store-application-decided"),
    remove(keys.openStoreApplication(companyRef)).expect("applicationId", applicationId, "stale"),
  ];
};
