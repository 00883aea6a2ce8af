import type { OwnershipPeriod } from "#contract/history.ts";
import { goneName, publicName } from "#contract/mask-name.ts";
import type { BikesContext } from "./bikes-context.ts";
import type { Period } from "#lambdas/shared/bikes/periods.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/** Those who have an account, by their id. */
export type Owners = ReadonlyMap<string, ProfileItem>;

/** A period as the caller may see it: whole if it is their own or they administer, otherwise without name, price and receipt. */
export const showPeriod = async (
  { pictures }: Pick<BikesContext, "pictures">,
  { userId, role }: Caller,
  { event, endDate, verified }: Period,
  owners: Owners,
): Promise<OwnershipPeriod> => {
  const { ownerId, receiptUploadId } = event;
  const owner = owners.get(ownerId);
  const own = ownerId === userId;
  const whole = own || role === "admin";
  return {
    ownerName: whole ? (owner?.fullName ?? goneName) : publicName(owner),
    own,
    startDate: event.at,
    endDate,
    acquisition: event.eventType,
    registrationType: event.registrationType,
    verified,
    store: event.store && (whole ? event.store : { ...event.store, storeContactInfo: undefined }),
    storeReceipt: whole ? event.storeReceipt : undefined,
    purchasePrice: whole ? event.purchasePrice : undefined,
    // The receipts of an account that is gone are gone with it.
    receiptUrl: whole && owner ? await pictures.receipt({ ownerId, receiptUploadId }) : undefined,
  };
};
