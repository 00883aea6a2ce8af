import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { SharedPlace } from "#contract/stickers/qr-scans.ts";
import { renewedNotificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { isListed } from "#lambdas/bikes/index/card.ts";
import { type Action, type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { QrCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { QrContext } from "#lambdas/stickers/scans/qr-context.ts";

type NotifiedField = "scanToldOn" | "placeToldOn";

const readOpenTheft = async (
  { table }: QrContext,
  { bikeId, state }: QrCodeItem,
): Promise<TheftItem | undefined> => {
  const bike =
    state === "linked" && bikeId !== undefined ? await table.get(keys.bike(bikeId), BikeItem) : undefined;
  if (!bike || !isListed(bike) || bike.theftId === undefined) return undefined;
  const theft = await table.get(keys.theft(bike.id, bike.theftId), TheftItem);
  return theft?.state === "open" ? theft : undefined;
};

/**
 * Notifies once a day, and again when a place is shared. Of two concurrent scans one fails with `stale`, and
 * its retry finds the owner notified.
 */
const notifyOnce = (
  { system }: QrContext,
  theft: TheftItem,
  scan: ActionBuilder,
  { field, what }: { readonly field: NotifiedField; readonly what: "scanned" | "scanned-at" },
): Action[] => {
  const now = system.now();
  const today = isoDate(swedishDate(now));
  const { id, bikeId, ownerId: userId, bike } = theft;
  const before = theft[field];
  if (before === today) return [scan];
  const marked = scan.set({ [field]: today });
  const link = `/my-bikes/${bikeId}/stolen`;
  return [
    before === undefined ? marked.expectAbsent(field, "stale") : marked.expect(field, before, "stale"),
    renewedNotificationWrite(
      { userId, type: "system", params: { what, bike }, link },
      `notification_${id}-scan-${today}`,
      now,
    ),
  ];
};

/** Notifies the owner of a stolen bike of a scan, with a place if shared. Keeps only the last scan and place, with the theft. Returns false if the bike is not stolen. */
export const notifyScan = (
  context: QrContext,
  code: QrCodeItem,
  place?: Omit<SharedPlace, "at">,
): Promise<boolean> =>
  retryOnConflict(context.system, async () => {
    const theft = await readOpenTheft(context, code);
    if (!theft) return false;
    const at = context.system.now().toISOString();
    const scan = update(keys.theft(theft.bikeId, theft.id))
      .set({ scannedAt: at, ...(place && { scannedPlace: { ...place, at } }) })
      .expect("state", "open", "stale");
    const notice = place
      ? ({ field: "placeToldOn", what: "scanned-at" } as const)
      : ({ field: "scanToldOn", what: "scanned" } as const);
    await context.table.transact(notifyOnce(context, theft, scan, notice));
    return true;
  });
