import { expiryOf } from "#contract/privacy/retention.ts";
import { findAlerts } from "./find-alerts.ts";
import { alertChange } from "#lambdas/ads/alert-index/alert-writes.ts";
import { fits } from "#lambdas/ads/alert-index/fits.ts";
import type { StandingOffer } from "#lambdas/ads/alert-index/offer.ts";
import { renewedNotificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { ExpectationFailed } from "#lambdas/platform/table/failures.ts";
import { type AlertHitItem, AlertItem, type HitReference } from "#lambdas/ads/items/alert.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type OfferContext = {
  readonly table: Pick<Table, "get" | "query" | "transact">;
  readonly reader: Pick<Reader, "query">;
  readonly system: Pick<System, "now" | "random" | "wait">;
};

const maxNewest = 3;
const peopleAtOnce = 10;

const hitWrite = (alert: AlertItem, hit: HitReference, now: Date): Action => {
  const { userId, id: alertId } = alert;
  const expiresAt = expiryOf("alertHits", now);
  const item: Omit<AlertHitItem, "entity"> = { ...hit, userId, alertId, expiresAt };
  const place = { gsi1pk: lists.alertHitsOf(hit.offerId), gsi1sk: alertId };
  return put(keys.alertHit(userId, alertId, hit.offerId), "alertHit", { ...item, ...place }).expectNew(
    "repeated",
  );
};

/** Marks a digest as due. The mark is the newest hit, so that a concurrent one is not missed. */
const dueWrite = (userId: string, mark: string): Action =>
  update(keys.alertDigestDue(userId)).set({
    entity: "alertDigestDue",
    userId,
    mark,
    gsi1pk: lists.dueAlertDigests(),
    gsi1sk: userId,
  });

const hitWrites = (alert: AlertItem, offer: StandingOffer, now: Date): Action[] => {
  const { userId, id } = alert;
  const hitNumber = alert.found + 1;
  const hit = { offerId: offer.id, bikeId: offer.bikeId, sequence: hitNumber, at: now.toISOString() };
  const newest = [hit, ...alert.newest].slice(0, maxNewest);
  const notification = {
    userId,
    type: "ad_alert",
    params: { what: offer.kind, bike: offer.title },
    link: "/ad-alert-notifications",
  } as const;
  return [
    requireOpenAccount(userId),
    offer.stands,
    hitWrite(alert, hit, now),
    alertChange(alert, { ...alert, found: hitNumber, unread: alert.unread + 1, newest }),
    dueWrite(userId, `${id}#${hitNumber}`),
    renewedNotificationWrite(notification, `notification_${id}`, now),
  ];
};

const passedOver = new Set(["repeated", "account-closed", "bike-not-stolen", "listing-not-found"]);

/** These failures are no errors: the person is already notified, the account closed or the offer over. */
const isPassedOver = (error: unknown): boolean =>
  error instanceof ExpectationFailed && passedOver.has(error.failure);

const notifyAlertOwner = async (
  { table, system }: OfferContext,
  offer: StandingOffer,
  { userId, alertId }: { readonly userId: string; readonly alertId: string },
): Promise<boolean> => {
  try {
    return await retryOnConflict(system, async () => {
      const alert = await table.get(keys.alert(userId, alertId), AlertItem);
      if (alert?.state !== "active" || alert.deletedAt !== undefined) return false;
      if (!fits(alert.criteria, offer)) return false;
      await table.transact(hitWrites(alert, offer, system.now()));
      return true;
    });
  } catch (error) {
    if (isPassedOver(error)) return false;
    throw error;
  }
};

/** Notifies everybody with a matching alert once, except the bike's owner. Returns the number notified. */
export const notifyOfOffer = async (context: OfferContext, offer: StandingOffer): Promise<number> => {
  const alerts = await findAlerts(context.reader, offer);
  const others = alerts.filter(({ userId }) => userId !== offer.ownerId);
  let notified = 0;
  for (let from = 0; from < others.length; from += peopleAtOnce) {
    const some = others.slice(from, from + peopleAtOnce);
    const outcomes = await Promise.all(some.map((alert) => notifyAlertOwner(context, offer, alert)));
    notified += outcomes.filter(Boolean).length;
  }
  return notified;
};
