import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { SharedPlace } from "#contract/qr-scans.ts";
import { renewedNotificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { isListed } from "#lambdas/shared/search-index/card.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { QrCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { QrContext } from "../qr-context.ts";

type Told = "scanToldOn" | "placeToldOn";

const readMissed = async (
  { table }: QrContext,
  { bikeId, state }: QrCodeItem,
): Promise<TheftItem | undefined> => {
  const bike =
    state === "linked" && bikeId !== undefined ? await table.get(keys.bike(bikeId), BikeItem) : undefined;
  if (!bike || !isListed(bike) || bike.theftId === undefined) return undefined;
  const theft = await table.get(keys.theft(bike.id, bike.theftId), TheftItem);
  return theft?.state === "open" ? theft : undefined;
};

/** One notification a day, which says more once a place has been shared. Two who scan at once tell it once. */
const tellOnce = (
  { system }: QrContext,
  theft: TheftItem,
  scan: ActionBuilder,
  { told, what }: { readonly told: Told; readonly what: "scanned" | "scanned-at" },
): Action[] => {
  const now = system.now();
  const today = isoDate(swedishDate(now));
  const { id, bikeId, ownerId: userId, bike } = theft;
  const before = theft[told];
  if (before === today) return [scan];
  const noted = scan.set({ [told]: today });
  const link = `/my-bikes/${bikeId}/stolen`;
  return [
    before === undefined ? noted.expectAbsent(told, "stale") : noted.expect(told, before, "stale"),
    renewedNotificationWrite(
      { userId, type: "system", params: { what, bike }, link },
      `notification_${id}-scan-${today}`,
      now,
    ),
  ];
};

/** Lets the owner of a stolen bike know that its code was scanned just now, and where if the person who scanned it says so. Only the last scan and the last place are kept, and both go with the theft. Whether there was anything to tell. */
export const tellOfScan = (
  context: QrContext,
  code: QrCodeItem,
  place?: Omit<SharedPlace, "at">,
): Promise<boolean> =>
  untilFresh(context.system, async () => {
    const theft = await readMissed(context, code);
    if (!theft) return false;
    const at = context.system.now().toISOString();
    const scan = update(keys.theft(theft.bikeId, theft.id))
      .set({ scannedAt: at, ...(place && { scannedPlace: { ...place, at } }) })
      .expect("state", "open", "stale");
    const telling = place
      ? ({ told: "placeToldOn", what: "scanned-at" } as const)
      : ({ told: "scanToldOn", what: "scanned" } as const);
    await context.table.transact(tellOnce(context, theft, scan, telling));
    return true;
  });
